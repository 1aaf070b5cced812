import { coverOf, sampleOf } from '#tests/support/long';

const TABLE = { mild: 1, bad: 2, worst: 3 };

describe('sampleOf', () => {
	it('returns the whole table with --long', () => {
		expect(sampleOf(TABLE, ['worst'], true)).toEqual(Object.entries(TABLE));
	});

	it('returns the worst cases without it', () => {
		expect(sampleOf(TABLE, ['worst', 'bad'], false)).toEqual([
			['bad', 2],
			['worst', 3],
		]);
	});

	it.each([true, false])('throws for a worst case that the table lacks (long: %s)', (isLong) => {
		expect(() => sampleOf(TABLE, ['wrost'], isLong)).toThrow(
			'The table has no worst case "wrost".',
		);
	});
});

describe('coverOf', () => {
	const ROWS = ['a', 'ab', 'bc', 'c', 'abd'];
	const valuesOf = (row: string) => [...row];

	it('returns all rows with --long', () => {
		expect(coverOf(ROWS, valuesOf, true)).toEqual(ROWS);
	});

	it('returns a few rows with every value, in the order of the table, without it', () => {
		expect(coverOf(ROWS, valuesOf, false)).toEqual(['bc', 'abd']);
	});

	it('prefers the first of equal rows', () => {
		expect(coverOf(['x1', 'x2'], () => ['x'], false)).toEqual(['x1']);
	});

	it('leaves out rows without values', () => {
		expect(coverOf(['', 'a'], valuesOf, false)).toEqual(['a']);
	});
});
