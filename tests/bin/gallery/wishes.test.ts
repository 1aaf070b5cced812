import { looksOf, SCHEMES } from '../../../bin/lib/gallery/wishes.mjs';
import { SCHEMES as ALL_SCHEMES } from '../../e2e/support/color-scheme';

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
