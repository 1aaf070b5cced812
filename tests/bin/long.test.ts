import { sampleOf } from '#tests/support/long';

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
