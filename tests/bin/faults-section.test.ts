import { readTable, writeTable } from '../../bin/lib/beside/table.mjs';
import {
	faultsOf,
	rowsOf,
	withFaults,
	withoutFaults,
	type Case,
} from '../../bin/lib/faults/section.mjs';

const caseOf = (changes: Partial<Case> = {}): Case => ({
	route: '#/dashboard',
	path: 'scan',
	fault: '500',
	isBlank: false,
	errors: [],
	isSilent: false,
	why: null,
	...changes,
});

const CASES = [
	caseOf(),
	caseOf({ isBlank: true, errors: ['Uncaught: no'] }),
	caseOf({ isSilent: true }),
	caseOf({ route: '#/my-plan', isSilent: true, why: 'it is only an offer' }),
];

const TABLE = writeTable({ head: ['Jetpack 11.2'], rows: new Map([['Routes', ['✓ 4']]]) });

it('counts the cases of each route and of all routes', () => {
	expect(rowsOf(CASES).slice(1)).toEqual([
		['#/dashboard', '3', '1', '1', '1', '0'],
		['#/my-plan', '1', '0', '0', '0', '1'],
		['All', '4', '1', '1', '1', '1'],
	]);
});

it('replaces its own section and keeps the table of the releases', () => {
	const first = withFaults(TABLE, CASES);
	expect(first).toContain('- `scan`: it is only an offer.');
	const second = withFaults(first, [caseOf()]);
	expect(second).not.toContain('only an offer');
	expect(second.match(/## Faults/g)).toHaveLength(1);
	expect(readTable(second)).toEqual(readTable(TABLE));
});

it('survives a new table of the releases', () => {
	const document = withFaults(TABLE, CASES);
	expect(writeTable(readTable(document)) + faultsOf(document)).toBe(document);
	expect(faultsOf(TABLE)).toBe('');
	expect(withoutFaults(TABLE)).toBe(TABLE);
});
