import { countLines, listFiles } from './files';

/** The maximum number of lines of half of the files, and of nine in ten. */
type Limits = [half: number, nineInTen: number];

const SMALL: Limits = [75, 180];
/** Larger for tests, because each file takes half a second to load a page, React and the store, so a subject has one file. */
const FULLER: Limits = [100, 230];

const GROUPS: [string, string[], RegExp, Limits][] = [
	['src', ['src'], /\.(ts|tsx|scss)$/, SMALL],
	['tests', ['tests'], /\.(ts|tsx|js|mjs)$/, FULLER],
	['bin and fixtures', ['bin', 'fixtures'], /\.(ts|tsx|js|mjs)$/, SMALL],
	['php-stub', ['php-stub'], /\.php$/, SMALL],
];

const PAGE_TESTS = ['tests/app', 'tests/screens', 'tests/ui'];

describe.each(GROUPS)('files of %s', (_name, folders, extension, [half, nineInTen]) => {
	const sized = listFiles(folders, extension)
		.map((file) => ({ file, lines: countLines(file) }))
		.sort((a, b) => a.lines - b.lines);
	const atShare = (share: number) => sized[Math.floor((sized.length - 1) * share)]?.lines ?? 0;

	it('are found, so that the limits are checked', () => {
		expect(sized.length).toBeGreaterThan(0);
	});

	it('have at most 300 lines', () => {
		expect(sized.filter(({ lines }) => lines > 300)).toEqual([]);
	});

	it(`nine in ten have at most ${nineInTen} lines`, () => {
		expect(atShare(0.9)).toBeLessThanOrEqual(nineInTen);
	});

	it(`half have at most ${half} lines`, () => {
		expect(atShare(0.5)).toBeLessThanOrEqual(half);
	});
});

it.each([
	['src', ['src'], /\.(ts|tsx)$/, 35],
	// An entity that is stored unchanged has only fifteen lines.
	['state', ['src/state'], /\.ts$/, 35],
	['tests with a page', PAGE_TESTS, /\.test\.(ts|tsx)$/, 120],
])('%s: half of the files have a minimum of lines', (_name, folders, extension, floor) => {
	const lines = listFiles(folders, extension)
		.map(countLines)
		.sort((a, b) => a - b);
	expect(lines[Math.floor((lines.length - 1) / 2)]).toBeGreaterThanOrEqual(floor);
});
