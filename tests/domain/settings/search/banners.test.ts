import { buildPageData } from '#tests/support/fixtures';
import { findSearchBanners, SETTINGS_CARDS } from '@/domain/settings/registry';

const { modules } = buildPageData();
const find = (term: string) => findSearchBanners(modules, term).map(({ id }) => id);

it.each([
	['contact', 'contact-form'],
	['enhanced', 'enhanced-distribution'],
	['JSON', 'json-api'],
	['notifications', 'notes'],
])('FIND-08 "%s" finds %s', (term, module) => {
	expect(find(term)).toContain(module);
});

it('FIND-08 finds none by fewer than three letters, whatever stands around them', () => {
	expect(find('js')).toEqual([]);
	expect(find('  js  ')).toEqual([]);
	expect(find('')).toEqual([]);
	expect(find('jso')).toEqual(['json-api']);
});

it('finds none that the site does not have', () => {
	expect(findSearchBanners({}, 'contact')).toEqual([]);
});

it('knows of no feature that has a screen of its own', () => {
	const shown = SETTINGS_CARDS.flatMap(({ settings }) => settings.map(({ id }) => id));
	['contact-form', 'enhanced-distribution', 'json-api', 'notes'].forEach((slug) =>
		expect(shown).not.toContain(slug),
	);
});
