import { compareFiles } from '@/domain/settings-file/compare';
import { FACTS } from './facts';

it('lists the entries in which two files differ, and those that only one has', () => {
	const one = {
		modules: { sitemaps: true, latex: true },
		settings: { carousel_background_color: 'black', roles: ['administrator'] },
	};
	const other = {
		modules: { sitemaps: false, latex: true, likes: false },
		settings: { carousel_background_color: 'black ', advanced_seo_title_formats: {} },
	};
	expect(
		compareFiles(one, other, FACTS).map(({ key, name, one, other }) => [key, name, one, other]),
	).toEqual([
		['sitemaps', 'Sitemaps', 'On', 'Off'],
		['roles', 'Let users with these roles see your stats', 'administrator', undefined],
		['likes', 'Like buttons', undefined, 'Off'],
		['advanced_seo_title_formats', expect.any(String), undefined, 'Empty'],
	]);
});
