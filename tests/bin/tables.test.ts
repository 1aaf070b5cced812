import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cellOf, columnOf, withMissing } from '../../bin/lib/beside/table.mjs';
import { alignTable, tableOf, withColumn, withTable } from '../../bin/lib/compatibility.mjs';
import { reasonsOf, rowsOf as faultRows, type Case } from '../../bin/lib/fault-tables.mjs';
import { rowsOf, type Looked } from '../../bin/lib/language-table.mjs';

const AS_IT_IS = { withoutHelper: false, next: undefined } as const;

describe('the document', () => {
	const TEXT = '# Title\n\n## One\n\nWords.\n\n| A | B |\n| --- | --- |\n| x\\|y | 1 |\n\n## Two\n';

	it('keeps all but the table of the section', () => {
		const updated = withTable(TEXT, 'One', (table) => {
			expect(table).toEqual([
				['A', 'B'],
				['x\\|y', '1'],
			]);
			return [...table, ['x|y\nz', '2']];
		});
		expect(updated).toBe(TEXT.replace('1 |\n', '1 |\n| x\\|y z | 2 |\n'));
		expect(tableOf([['A']])).toBe('| A |\n| --- |');
		expect(
			alignTable([
				['A', 'B'],
				['long', ''],
			]),
		).toBe('A     B\nlong');
		expect(() => withTable(TEXT, 'Two', (table) => table)).toThrow('has no table below "Two".');
	});

	it.each([
		...['Releases of Jetpack', 'Missing routes', 'Host budget', 'Hosts', 'Browsers'],
		...['Languages', 'Faults', 'Silent failures'],
	])('has the table that a command writes below "%s"', (heading) => {
		const markdown = readFileSync(join(__dirname, '../../.readme/compatibility.md'), 'utf8');
		expect(withTable(markdown, heading, (table) => table)).toBe(markdown);
	});
});

describe('the table of releases', () => {
	const verdict = { check: 'Routes', passed: 3, failed: 0, failures: [], accepted: [] };
	const NEW = columnOf('16.1.2', AS_IT_IS);
	const OLD = columnOf('11.2', AS_IT_IS);
	const first = withColumn([['Check']], NEW, [
		['Routes', '✓ 3'],
		['Gone', '✓ 1'],
	]);

	it.each([
		[{}, '✓ 3'],
		[{ accepted: ['no page', 'no plan'] }, '✓ 3 (accepted: no page; no plan)'],
		[{ failed: 6, failures: ['a', 'b', 'c', 'd', 'e', 'f'] }, '✗ 6 of 9: a; b; c; d; and 2 more'],
		[{ failed: 1, failures: ['a | b\nc'] }, '✗ 1 of 4: a \\| b c'],
	])('says %j in one cell of one line: %s', (changes, cell) => {
		expect(cellOf({ ...verdict, ...changes })).toBe(cell);
	});

	it('keeps the other columns when a run writes its own, in the order of releases', () => {
		expect(withColumn(first, OLD, [['Routes', '✗ 1 of 3: a']])).toEqual([
			['Check', 'Jetpack 11.2', 'Jetpack 16.1.2'],
			['Routes', '✗ 1 of 3: a', '✓ 3'],
			['Gone', '–', '✓ 1'],
		]);
	});

	it('replaces the column of the same run, and drops a row that no column has any more', () => {
		expect(withColumn(first, NEW, [['Routes', '✗ 1 of 3: a']])).toEqual([
			['Check', NEW],
			['Routes', '✗ 1 of 3: a'],
		]);
	});

	it('has another column for a release without its helper, and for each simulated stage', () => {
		const helpless = columnOf('11.2', { ...AS_IT_IS, withoutHelper: true });
		expect(helpless).toBe('Jetpack 11.2 without its helper');
		expect(columnOf('16.1.2', { withoutHelper: true, next: 2 })).toBe(
			'After Jetpack 16.1.2, simulated: stage 2',
		);
	});
});

it('the table of missing routes has a column for each role and a row for each set of routes', () => {
	const row = (role: string, name: string, failures: string[] = []) => ({
		...{ role, name, failures, passed: 20 },
	});
	const fails = ['/a: first', '/a: second', '/b: third'];
	const rows = [
		...[row('editor', 'all routes'), row('admin', 'all routes')],
		...[row('admin', 'plugins', fails), row('editor', 'plugins')],
	];
	expect(withMissing([['Without']], rows, 'Jetpack 16.1.2')).toEqual([
		['Without', 'Jetpack 16.1.2, admin', 'Jetpack 16.1.2, editor'],
		['all routes', '✓ 20', '✓ 20'],
		['`plugins`', '✗ 2 of 20: /a: first; /a: second; /b: third', '✓ 20'],
	]);
});

describe('the table of faults', () => {
	const caseOf = (changes: Partial<Case> = {}): Case => ({
		...{ route: '#/dashboard', path: 'scan', fault: '500', isBlank: false, errors: [] },
		...{ isSilent: false, why: null, isLost: null, said: '', ...changes },
	});

	it('counts the cases of each route, and lists the reasons for silence once', () => {
		const cases = [
			...[
				caseOf(),
				caseOf({ isBlank: true, errors: ['Uncaught: no'] }),
				caseOf({ isSilent: true }),
			],
			...[true, false].map((isLost) => caseOf({ path: 'POST settings', isLost })),
			caseOf({ route: '#/my-plan', isSilent: true, why: 'it is only an offer' }),
		];
		expect(faultRows(cases).slice(1)).toEqual([
			['#/dashboard', '5', '1', '1', '1', '0', '1'],
			['#/my-plan', '1', '0', '0', '0', '1', '–'],
			['All', '6', '1', '1', '1', '1', '1'],
		]);
		expect(reasonsOf([...cases, ...cases])).toEqual([
			['Call', 'Reason'],
			['scan', 'it is only an offer'],
		]);
	});
});

describe('the table of languages', () => {
	const lookOf = (changes: Partial<Looked> = {}): Looked => ({
		...{ language: 'B', kind: 'screens', name: 'free, #/dashboard' },
		...{ widths: [1280, 320], flaws: 0, ...changes },
	});

	it('counts the looks of each language by kind, a repeated one once, by its last result', () => {
		const plan = { name: 'free, #/my-plan' };
		const looks = [
			...[lookOf(), lookOf({ ...plan, flaws: 2 }), lookOf({ kind: 'roles', name: 'editor' })],
			...[lookOf({ kind: 'dialogs and notices', name: 'saved' }), lookOf({ language: 'A' })],
		];
		expect(rowsOf(looks).slice(1)).toEqual([
			['A', '1', '0', '0', '1280, 320', '0'],
			['B', '2', '1', '1', '1280, 320', '2'],
		]);
		expect(
			rowsOf([...looks, lookOf(plan)])
				.at(-1)
				?.at(-1),
		).toBe('0');
	});
});
