import {
	cellOf,
	columnOf,
	readTable,
	withColumn,
	writeTable,
} from '../../bin/lib/beside/table.mjs';

const AS_IT_IS = { withoutHelper: false, next: undefined } as const;

const verdict = {
	check: 'Routes',
	passed: 3,
	failed: 0,
	failures: [] as string[],
	accepted: [] as string[],
};

describe('a cell', () => {
	it('has the number of items that passed', () => {
		expect(cellOf(verdict)).toBe('✓ 3');
	});

	it('gives the reasons for accepted findings', () => {
		expect(cellOf({ ...verdict, accepted: ['no page', 'no plan'] })).toBe(
			'✓ 3 (accepted: no page; no plan)',
		);
	});

	it('names the first failures and counts the others', () => {
		const failures = ['a', 'b', 'c', 'd', 'e', 'f'].map((item) => `${item}: refused`);
		expect(cellOf({ ...verdict, failed: 6, failures })).toBe(
			'✗ 6 of 9: a: refused; b: refused; c: refused; d: refused; and 2 more',
		);
	});

	it('stays one cell of one line, no matter what a failure says', () => {
		const cell = cellOf({ ...verdict, failed: 1, failures: ['a | b\nc'] });
		expect(cell).toBe('✗ 1 of 4: a \\| b c');
		const table = withColumn(readTable(''), 'Jetpack 11.2', [['Routes', cell]]);
		expect(readTable(writeTable(table)).rows.get('Routes')).toEqual([cell]);
	});
});

describe('the table', () => {
	const NEW = columnOf('16.1.2', AS_IT_IS);
	const OLD = columnOf('11.2', AS_IT_IS);
	const first = withColumn(readTable(''), NEW, [
		['Routes', '✓ 3'],
		['Gone', '✓ 1'],
	]);

	it('keeps the other columns when a run writes its own, in the order of releases', () => {
		const { head, rows } = readTable(
			writeTable(withColumn(first, OLD, [['Routes', '✗ 1 of 3: a']])),
		);
		expect(head).toEqual(['Jetpack 11.2', 'Jetpack 16.1.2']);
		expect(rows.get('Routes')).toEqual(['✗ 1 of 3: a', '✓ 3']);
		expect(rows.get('Gone')).toEqual(['–', '✓ 1']);
	});

	it('replaces the column of the same run, and drops a row that no column has any more', () => {
		const { head, rows } = withColumn(first, NEW, [['Routes', '✗ 1 of 3: a']]);
		expect(head).toEqual([NEW]);
		expect([...rows]).toEqual([['Routes', ['✗ 1 of 3: a']]]);
	});

	it('has a separate column for a release without its helper', () => {
		expect(columnOf('11.2', { ...AS_IT_IS, withoutHelper: true })).toBe(
			'Jetpack 11.2 without its helper',
		);
		expect(columnOf('16.1.2', { withoutHelper: true, next: 2 })).toBe(
			'After Jetpack 16.1.2, simulated: stage 2',
		);
		expect(
			withColumn(first, columnOf('16.1.2', { ...AS_IT_IS, withoutHelper: true }), [
				['Routes', '✓ 3'],
			]).head,
		).toHaveLength(2);
	});

	it('is the same after it was read and written again', () => {
		const text = writeTable(first);
		expect(writeTable(readTable(text))).toBe(text);
	});
});
