import { looksOf, SCHEMES, SCREENS } from '../../../bin/lib/gallery/wishes.mjs';
import { SCHEMES as ALL_SCHEMES } from '../../e2e/support/color-scheme';
import { ROUTES } from '@/domain/routes/table';

/** Routes to the screen of another route, or to a dialog. */
const OTHER_ROUTES = [
	...['', 'reconnect', 'disconnect', 'woo-setup', 'setup', 'settings', 'recommendations'],
	'check',
];

it('the gallery contains every screen of the app', () => {
	const paths = ROUTES.filter(({ group }) => group !== 'plans' && group !== 'skip-link')
		.map(({ path }) => path.slice(1))
		.filter((path) => !OTHER_ROUTES.includes(path));
	expect([...SCREENS].sort()).toEqual(paths.sort());
});

const namesOf = (directions: string[], schemes: string[]) =>
	looksOf({ directions, schemes }).map(({ name }) => name);

it('shows each direction and each scheme once, and long texts last', () => {
	const names = namesOf(['ltr', 'rtl'], ['fresh', 'coffee']);
	expect(names).toEqual(['rest', 'focus', 'hover', 'rtl', 'coffee', 'long texts']);
});

it('shows every look in the only requested direction and scheme', () => {
	const looks = looksOf({ directions: ['rtl'], schemes: ['midnight'] });
	expect(looks.map(({ name }) => name)).toEqual(['rest', 'focus', 'hover', 'long texts']);
	expect(new Set(looks.map(({ direction, scheme }) => `${direction} ${scheme}`))).toEqual(
		new Set(['rtl midnight']),
	);
});

it("knows only schemes of WordPress, and begins with WordPress's default", () => {
	expect(ALL_SCHEMES).toEqual(expect.arrayContaining(SCHEMES));
	expect(SCHEMES[0]).toBe(ALL_SCHEMES[0]);
});
