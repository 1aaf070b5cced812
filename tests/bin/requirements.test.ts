import {
	compare,
	countProofs,
	describeProofs,
	readLedger,
} from '../../bin/lib/requirements/ledger.mjs';
import { findTests, readResults } from '../../bin/lib/requirements/titles.mjs';
import { createFolder } from './folder';

const folder = createFolder();
const row = (id: string, check: string) => ({ id, area: '', requirement: '', check });
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

it('ids in the source are found in titles and rows, but not in comments', () => {
	const code =
		"// NAV-09\n\tit('NAV-01, NAV-02 %s', () => {\n\t\t/** NAV-08 */\n\t['*/', 'NAV-03']";
	folder.write('tests/state/a.test.ts', code);
	folder.write('tests/bin/b.test.ts', "it('NAV-07')");
	const files = ['tests/state/a.test.ts'];
	expect([...findTests(folder.root, `${folder.root}/tests`)]).toEqual([
		...[
			['NAV-01', files],
			['NAV-02', files],
			['NAV-03', files],
		],
	]);
});

describe('ids of passed tests', () => {
	const write = (name: string, results: [file: string, status: string, title: string][]) => {
		const testResults = results.map(([file, status, title]) => ({
			name: `${folder.root}/${file}`,
			assertionResults: [{ status, title, ancestorTitles: ['NAV-09 a group'] }],
		}));
		return folder.write(name, JSON.stringify({ testResults }));
	};

	it('come from every report, with the files of the tests', () => {
		const unit = write('unit.json', [
			['tests/b.test.ts', 'passed', 'NAV-01, NAV-02 both'],
			['tests/a.test.ts', 'passed', 'NAV-01 once more'],
		]);
		const browser = write('browser.json', [['tests/e2e/c.test.ts', 'passed', 'NAV-03 seen']]);
		expect([...readResults(folder.root, [unit, browser])]).toEqual([
			['NAV-01', ['tests/a.test.ts', 'tests/b.test.ts']],
			['NAV-02', ['tests/b.test.ts']],
			['NAV-03', ['tests/e2e/c.test.ts']],
		]);
	});

	it.each(['failed', 'pending', 'todo', 'skipped', 'disabled'])(
		'omit a test that is %s',
		(status) => {
			const report = write('unit.json', [['tests/a.test.ts', status, 'NAV-01 not proved']]);
			expect([...readResults(folder.root, [report])]).toEqual([]);
		},
	);

	it('cannot be read without the report of a suite', () => {
		expect(() => readResults(folder.root, ['none.json'])).toThrow('none.json is missing');
	});
});

describe('comparison of the table with the tests', () => {
	const FOLDERS = 'domain api state screens ui contract companion e2e'.split(' ');

	it.each([
		['unit', FOLDERS],
		['component', FOLDERS],
		['contract', ['contract', 'companion']],
		['e2e', ['companion', 'e2e']],
		['visual', ['companion', 'e2e']],
		['client', FOLDERS],
	])('the check "%s" is satisfied by a test in %j', (check, folders) => {
		const satisfying = FOLDERS.filter((folder) => {
			const tested = new Map([['NAV-01', [`tests/${folder}/a.test.ts`]]]);
			return compare([row('NAV-01', check)], tested).missing.length === 0;
		});
		expect(satisfying).toEqual(folders);
	});

	it('lists every row without a test', () => {
		const rows = [row('NAV-01', 'unit'), row('LATER-01', 'unit')];
		const tested = new Map([['NAV-01', ['tests/domain/a.test.ts']]]);
		expect(ids(compare(rows, tested).missing)).toEqual(['LATER-01']);
	});

	it('lists ids without a row', () => {
		const files = ['tests/domain/a.test.ts'];
		expect(compare([], new Map([['NAV-99', files]])).unknown).toEqual([{ id: 'NAV-99', files }]);
	});
});

describe('counts of proofs', () => {
	it.each([
		['component', ['tests/screens/a.test.tsx'], 'screen'],
		['unit', ['tests/domain/a.test.ts', 'tests/app/b.test.tsx'], 'screen'],
		['e2e', ['tests/e2e/a.test.ts'], 'screen'],
		['unit', ['tests/domain/a.test.ts'], 'rule'],
		['component', ['tests/ui/a.test.tsx'], 'rule'],
		['contract', ['tests/contract/a.test.ts'], 'rule'],
		['client', ['tests/contract/a.test.ts'], 'client'],
		['client', ['tests/screens/a.test.tsx'], 'client'],
		['e2e', ['tests/screens/a.test.tsx'], 'none'],
		['client', [], 'none'],
	])('a row with the check "%s" and tests in %j counts as %s', (check, files, kind) => {
		const proofs = countProofs([row('NAV-01', check)], new Map([['NAV-01', files]]));
		expect(Object.entries(proofs).filter(([, count]) => count > 0)).toEqual([[kind, 1]]);
	});

	it('are reported with their sum first', () => {
		expect(describeProofs({ screen: 4, rule: 3, client: 2, none: 1 })).toBe(
			[
				'10 requirements:',
				'  4 are proved on a screen that people can reach,',
				'  3 by the rules and calls that such screens use,',
				'  2 by the client alone: no screen reaches them,',
				'  1 by no test of the kind that their check asks for.',
			].join('\n'),
		);
	});
});

describe('the table itself', () => {
	it.each([
		['a row without a check', 'NAV-01\tArea\tText', 'is not a row'],
		['an unknown check', 'NAV-01\tArea\tText\tclinet', 'has the unknown check "clinet"'],
		['an id that is used twice', 'NAV-01\tA\tB\tunit\nNAV-01\tA\tB\tunit', 'repeats an id'],
	])('is refused with %s', (_case, rows, problem) => {
		const file = folder.write('requirements.tsv', `id\tarea\trequirement\tcheck\n${rows}\n`);
		expect(() => readLedger(file)).toThrow(problem);
	});
});
