import {
	applyDifference,
	findDifference,
	markLines,
	parseOutlines,
	printOutlines,
} from './outlines';
import { createRandom } from './random';

/** Few different lines, so that many are equal. */
const drawOutline = ({ below }: ReturnType<typeof createRandom>) =>
	Array.from({ length: 1 + below(12) }, () => `${'  '.repeat(below(3))}- ${'abc'[below(3)]}`);

it('makes any outline from any other and their difference', () => {
	const random = createRandom(1);
	for (let round = 0; round < 500; round++) {
		const [before, after] = [drawOutline(random), drawOutline(random)];
		expect(applyDifference(before, findDifference(before, after))).toEqual(after);
	}
});

it('names in a difference only what changes, and the lines that lead to it', () => {
	const before = ['- list:', '  - item', '- switch', '- list:', '  - item', '  - item', '- end'];
	const after = ['- list:', '  - item', '- switch', '- list:', '  - item', '  - new', '- end'];
	expect(findDifference(before, after)).toEqual([
		' - switch',
		'   - item',
		'-  - item',
		'+  - new',
	]);
	expect(findDifference(before, before)).toEqual([]);
});

it('names a part that is gone by its first line', () => {
	const before = ['- list:', '  - item:', '    - link', '  - item:', '    - text', '- end'];
	expect(findDifference(before, ['- end'])).toEqual(['x- list:']);
	expect(findDifference(before, [...before.slice(0, 3), '- end'])).toEqual([
		'     - link',
		'x  - item:',
	]);
});

it('marks all lines of two outlines', () => {
	expect(markLines(['a', 'b', 'c'], ['b', 'd', 'c'])).toEqual(['-a', ' b', '+d', ' c']);
});

const OUTLINES = { first: ['- a', '- b', '- c'], second: ['- a', '- c'], other: ['- d'] };
const TEXT = '== first\n- a\n- b\n- c\n\n== second, like first\n-- b\n\n== other\n- d\n';

it('prints each outline as the shortest difference to one before it', () => {
	expect(printOutlines(OUTLINES)).toBe(TEXT);
	expect(parseOutlines(TEXT)).toEqual(OUTLINES);
});

it('keeps the other outlines when their base changes', () => {
	const changed = { ...parseOutlines(TEXT), first: ['- new'] };
	expect(parseOutlines(printOutlines(changed))).toEqual({ ...OUTLINES, first: ['- new'] });
});

it('refuses a difference to a line that the base does not have', () => {
	expect(() => parseOutlines(TEXT.replace('- b\n- c', '- c'))).toThrow('no such line there: - b');
});
