import { languagesSection, rowsOf, type Looked } from '../../bin/lib/languages/section.mjs';

const lookOf = (changes: Partial<Looked> = {}): Looked => ({
	language: 'B',
	kind: 'screens',
	name: 'free, #/dashboard',
	widths: [1280, 320],
	flaws: 0,
	...changes,
});

const LOOKS = [
	lookOf(),
	lookOf({ name: 'free, #/my-plan', flaws: 2 }),
	lookOf({ kind: 'roles', name: 'editor, #/dashboard' }),
	lookOf({ kind: 'dialogs and notices', name: 'saved' }),
	lookOf({ language: 'A' }),
];

it('counts the looks of each language by kind, with their widths and flaws', () => {
	expect(rowsOf(LOOKS).slice(1)).toEqual([
		['A', '1', '0', '0', '1280, 320', '0'],
		['B', '2', '1', '1', '1280, 320', '2'],
	]);
});

it('counts a repeated look once, by its last result', () => {
	const again = lookOf({ name: 'free, #/my-plan' });
	expect(rowsOf([...LOOKS, again]).at(-1)).toEqual(['B', '2', '1', '1', '1280, 320', '0']);
});

it('writes a table below the introduction', () => {
	expect(languagesSection(LOOKS)).toMatch(/pseudo-languages[^]*\n\n\| Language \|[^]*\| A \| 1 \|/);
});
