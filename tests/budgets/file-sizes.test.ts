import { countLines, listFiles } from './files';

const GROUPS: [string, string[], RegExp][] = [
	['src', ['src'], /\.(ts|tsx|scss)$/],
	['tests', ['tests'], /\.(ts|tsx|js|mjs)$/],
	['bin and fixtures', ['bin', 'fixtures'], /\.(ts|tsx|js|mjs)$/],
	['php-stub', ['php-stub'], /\.php$/],
];

describe.each(GROUPS)('files of %s stay small', (_name, folders, extension) => {
	const sized = listFiles(folders, extension)
		.map((file) => ({ file, lines: countLines(file) }))
		.sort((a, b) => a.lines - b.lines);
	const atShare = (share: number) => sized[Math.floor((sized.length - 1) * share)]?.lines ?? 0;

	it('there are some', () => {
		expect(sized.length).toBeGreaterThan(0);
	});

	it('none has more than 300 lines', () => {
		expect(sized.filter(({ lines }) => lines > 300)).toEqual([]);
	});

	it('nine in ten have at most 180 lines', () => {
		expect(atShare(0.9)).toBeLessThanOrEqual(180);
	});

	it('half have at most 75 lines', () => {
		expect(atShare(0.5)).toBeLessThanOrEqual(75);
	});
});

it('src is not cut into crumbs: half of its code files have at least 35 lines', () => {
	const lines = listFiles(['src'], /\.(ts|tsx)$/)
		.map(countLines)
		.sort((a, b) => a - b);
	expect(lines[Math.floor((lines.length - 1) / 2)]).toBeGreaterThanOrEqual(35);
});
