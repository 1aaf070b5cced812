import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createFilter, readPlainRun } from '../../bin/lib/suites/plain-run.mjs';
import { listTestFiles, suiteOf } from '../../bin/lib/suites/test-files.mjs';

const ROOT = join(__dirname, '../..');
const plan = readPlainRun();
const kept = listTestFiles().filter(createFilter(plan));

describe('a plain run', () => {
	it('takes no more processor seconds than its limit, as last measured', () => {
		const sum = Object.values(plan.runs).reduce((total, seconds) => total + seconds, 0);
		expect(sum).toBeLessThanOrEqual(plan.limit);
		expect(plan.limit).toBeLessThanOrEqual(520);
	});

	it('names files and folders that exist, and leaves out files that it would run', () => {
		const named = [...Object.keys(plan.runs), ...Object.keys(plan.leavesOut)];
		const paths = named.filter((path) => path.startsWith('tests/'));
		expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
		const isRun = createFilter({ ...plan, leavesOut: {} });
		expect(Object.keys(plan.leavesOut).filter((path) => !isRun(path))).toEqual([]);
	});

	it('has every test without a page, but for those that need PHP in WebAssembly or run a long command', () => {
		const isWithoutPage = (file: string) =>
			suiteOf(file) === 'unit' && !/^tests\/(app|screens|ui|extras\/[\w-]+\/views)\//.test(file);
		expect(listTestFiles().filter((file) => isWithoutPage(file) && !kept.includes(file))).toEqual([
			'tests/bin/release/release.test.ts',
			'tests/bin/without-extra.test.ts',
			'tests/plugin/oldest/oldest-php.test.ts',
		]);
	});

	it.each(['contract', 'companion', 'browser', 'budgets'])('has files of %s', (suite) => {
		expect(kept.filter((file) => suiteOf(file) === suite)).not.toEqual([]);
	});
});
