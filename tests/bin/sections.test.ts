import { writeMissing } from '../../bin/lib/beside/missing-section.mjs';
import { cellOf, columnOf, releasesSection } from '../../bin/lib/beside/table.mjs';
import {
	readTable,
	sectionOf,
	tableOf,
	withColumn,
	withSection,
} from '../../bin/lib/compatibility.mjs';
import { faultsSection, rowsOf as faultRows, type Case } from '../../bin/lib/faults/section.mjs';
import { languagesSection, rowsOf, type Looked } from '../../bin/lib/languages/section.mjs';
import { browsersSection } from '../../bin/lib/other-browsers/run.mjs';

const AS_IT_IS = { withoutHelper: false, next: undefined } as const;

const tableIn = (section: string) => section.split('\n').filter((line) => line.startsWith('|'));

describe('the document', () => {
	it('keeps the other sections and their order when one is replaced', () => {
		const first = withSection(withSection('', 'faults', 'Old'), 'releases', '| A |');
		const second = withSection(first, 'faults', 'New');
		expect([sectionOf(second, 'faults'), sectionOf(second, 'releases')]).toEqual(['New', '| A |']);
		expect(second).not.toContain('Old');
		expect(second.indexOf('## Releases')).toBeLessThan(second.indexOf('## Faults'));
		expect(withSection(second, 'faults', 'New')).toBe(second);
		expect(sectionOf('# Compatibility\n', 'languages')).toBe('');
	});

	it('escapes a bar and joins lines inside a cell', () => {
		expect(tableOf([['A'], ['x|y\nz']])).toBe('| A |\n| --- |\n| x\\|y z |');
	});
});

describe('the table of releases', () => {
	const verdict = { check: 'Routes', passed: 3, failed: 0, failures: [], accepted: [] };
	const NEW = columnOf('16.1.2', AS_IT_IS);
	const OLD = columnOf('11.2', AS_IT_IS);
	const first = withColumn(readTable(''), NEW, [
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
		const text = releasesSection(withColumn(readTable(''), NEW, [['Routes', cell]]));
		expect(readTable(text).rows.get('Routes')).toEqual([cell]);
		expect(releasesSection(readTable(text))).toBe(text);
	});

	it('keeps the other columns when a run writes its own, in the order of releases', () => {
		const table = withColumn(first, OLD, [['Routes', '✗ 1 of 3: a']]);
		const { head, rows } = readTable(releasesSection(table));
		expect(head).toEqual(['Jetpack 11.2', 'Jetpack 16.1.2']);
		expect([...rows.values()]).toEqual([
			['✗ 1 of 3: a', '✓ 3'],
			['–', '✓ 1'],
		]);
	});

	it('replaces the column of the same run, and drops a row that no column has any more', () => {
		const { head, rows } = withColumn(first, NEW, [['Routes', '✗ 1 of 3: a']]);
		expect([head, [...rows]]).toEqual([[NEW], [['Routes', ['✗ 1 of 3: a']]]]);
	});

	it('has another column for a release without its helper, and for each simulated stage', () => {
		const helpless = columnOf('11.2', { ...AS_IT_IS, withoutHelper: true });
		expect(helpless).toBe('Jetpack 11.2 without its helper');
		expect(columnOf('16.1.2', { withoutHelper: true, next: 2 })).toBe(
			'After Jetpack 16.1.2, simulated: stage 2',
		);
		expect(withColumn(first, helpless, [['Routes', '✓ 3']]).head).toHaveLength(2);
	});
});

describe('the section about missing routes', () => {
	const row = (role: string, name: string, failures: string[] = []) => ({
		...{ role, name, failures, passed: 20 },
	});

	it('has a column for each role and a row for each set of routes; a run replaces its own', () => {
		const fails = ['/a: first', '/a: second', '/b: third'];
		const rows = [
			...[row('editor', 'all routes'), row('admin', 'all routes')],
			...[row('admin', 'plugins', fails), row('editor', 'plugins')],
		];
		const section = writeMissing('', rows, '16.1.2', AS_IT_IS);
		expect(tableIn(section)).toEqual([
			'| Without | Jetpack 16.1.2, admin | Jetpack 16.1.2, editor |',
			'| --- | --- | --- |',
			'| all routes | ✓ 20 | ✓ 20 |',
			'| `plugins` | ✗ 2 of 20: /a: first; /a: second; /b: third | ✓ 20 |',
		]);
		const both = tableIn(writeMissing(section, [row('admin', 'plugins')], '11.2', AS_IT_IS));
		expect(both[0]).toBe(
			'| Without | Jetpack 11.2, admin | Jetpack 16.1.2, admin | Jetpack 16.1.2, editor |',
		);
		expect(both).toContainEqual(expect.stringContaining('| `plugins` | ✓ 20 | ✗ 2 of 20'));
	});
});

describe('the section of browsers', () => {
	const found = (failure: string) => ({
		version: '153.7.0',
		routes: { '/': '', '/dashboard': failure },
		acts: { undo: '' },
	});

	it('names the routes that failed; a run replaces its own row', () => {
		const earlier = browsersSection('', 'chromium', found(''));
		const section = browsersSection(earlier, 'firefox', found('Uncaught: no'));
		expect(section).toContain('| Chromium | 153.7.0 | ✓ 2 | ✓ 1 |');
		expect(section).toContain('| Firefox | 153.7.0 | 1 passed, ✗ /dashboard | ✓ 1 |');
		expect(section).toContain('| Safari | not tested | not tested | not tested |');
		expect(browsersSection(section, 'firefox', found(''))).not.toContain('✗');
	});
});

describe('the section of faults', () => {
	const caseOf = (changes: Partial<Case> = {}): Case => ({
		...{ route: '#/dashboard', path: 'scan', fault: '500', isBlank: false, errors: [] },
		...{ isSilent: false, why: null, isLost: null, said: '', ...changes },
	});

	it('counts the cases of each route, and gives the reasons for silence below', () => {
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
		const section = faultsSection(cases);
		expect(section).toContain('| #/my-plan | 1 | 0 | 0 | 0 | 1 | – |');
		expect(section.trim().endsWith('- `scan`: it is only an offer.')).toBe(true);
	});
});

describe('the section of languages', () => {
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
		expect(languagesSection(looks)).toMatch(
			/pseudo-languages[^]*\n\n\| Language \|[^]*\| A \| 1 \|/,
		);
	});
});
