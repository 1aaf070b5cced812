import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compare } from '../../bin/lib/requirements/compare.mjs';
import { readResults } from '../../bin/lib/requirements/read-results.mjs';

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

describe('ids of passed tests', () => {
	let folder: string;

	const write = (name: string, results: [file: string, status: string, title: string][]) => {
		const testResults = results.map(([file, status, title]) => ({
			name: join(folder, file),
			assertionResults: [{ status, title, ancestorTitles: ['NAV-09 a group'] }],
		}));
		writeFileSync(join(folder, name), JSON.stringify({ testResults }));
		return join(folder, name);
	};

	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), 'reports-'));
	});

	afterEach(() => rmSync(folder, { recursive: true }));

	it('come from every report, with the files of the tests', () => {
		const unit = write('unit.json', [
			['tests/b.test.ts', 'passed', 'NAV-01, NAV-02 both'],
			['tests/a.test.ts', 'passed', 'NAV-01 once more'],
		]);
		const browser = write('browser.json', [['tests/e2e/c.test.ts', 'passed', 'NAV-03 seen']]);
		expect([...readResults(folder, [unit, browser])]).toEqual([
			['NAV-01', ['tests/a.test.ts', 'tests/b.test.ts']],
			['NAV-02', ['tests/b.test.ts']],
			['NAV-03', ['tests/e2e/c.test.ts']],
		]);
	});

	it.each(['failed', 'pending', 'todo', 'skipped', 'disabled'])(
		'omit a test that is %s',
		(status) => {
			const report = write('unit.json', [['tests/a.test.ts', status, 'NAV-01 not proved']]);
			expect([...readResults(folder, [report])]).toEqual([]);
		},
	);

	it('cannot be read without the report of a suite', () => {
		expect(() => readResults(folder, [join(folder, 'browser.json')])).toThrow(
			'browser.json is missing',
		);
	});
});

describe('comparison of the table with the tests', () => {
	const row = (id: string, check: string) => ({ id, area: '', requirement: '', check });

	it.each([
		['unit', 'tests/domain/a.test.ts', true],
		['component', 'tests/e2e/a.test.ts', true],
		['contract', 'tests/contract/a.test.ts', true],
		['contract', 'tests/companion/a.test.ts', true],
		['contract', 'tests/api/a.test.ts', false],
		['contract', 'tests/e2e/a.test.ts', false],
		['e2e', 'tests/e2e/a.test.ts', true],
		['e2e', 'tests/companion/a.test.ts', true],
		['e2e', 'tests/screens/a.test.tsx', false],
		['visual', 'tests/e2e/a.test.ts', true],
		['visual', 'tests/ui/a.test.tsx', false],
	])('the check "%s" is satisfied by a test in %s: %s', (check, file, isSatisfied) => {
		const { missing } = compare([row('NAV-01', check)], new Map([['NAV-01', [file]]]));
		expect(ids(missing)).toEqual(isSatisfied ? [] : ['NAV-01']);
	});

	it('requires a test only in complete areas, and lists all rows without one', () => {
		const { missing, unshown } = compare(
			[row('NAV-01', 'unit'), row('LATER-01', 'unit')],
			new Map(),
		);
		expect(ids(missing)).toEqual(['NAV-01']);
		expect(ids(unshown)).toEqual(['NAV-01', 'LATER-01']);
	});

	it('lists ids without a row', () => {
		const tested = new Map([['NAV-99', ['tests/domain/a.test.ts']]]);
		expect(compare([], tested).unknown).toEqual([
			{ id: 'NAV-99', files: ['tests/domain/a.test.ts'] },
		]);
	});
});
