import { join } from 'node:path';
import { timesOf } from '../../bin/lib/suites/times.mjs';
import { createFolder } from './folder';

const ROOT = join(__dirname, '../..');
const folder = createFolder();
const reportOf = (suite: string) => join(folder.root, `${suite}.json`);

/** Writes a report of jest: each file with its whole time and the times of its tests, in ms. */
function write(suite: string, files: [name: string, whole: number, tests: number[]][]) {
	const testResults = files.map(([name, whole, tests]) => ({
		name: join(ROOT, name),
		startTime: 1000,
		endTime: 1000 + whole,
		assertionResults: tests.map((duration) => ({ duration })),
	}));
	folder.write(`${suite}.json`, JSON.stringify({ testResults }));
}

describe('npm test -- --times', () => {
	it('lists the slowest files of each suite, and the cost of a page', () => {
		write('unit', [
			['tests/domain/quick.test.ts', 100, [50]],
			['tests/screens/slow.test.tsx', 2000, [500, 700]],
		]);
		write('browser', [['tests/e2e/one.test.ts', 3000, [2900]]]);
		expect(timesOf(['types', 'unit', 'browser'], reportOf)).toEqual([
			'',
			'unit: files 2, tests 3, seconds of all workers 2',
			'With a page: 0.60 s a test, and 0.80 s to load a file',
			' seconds  in tests  tests  file',
			'     2.0       1.2      2  tests/screens/slow.test.tsx',
			'     0.1       0.1      1  tests/domain/quick.test.ts',
			'',
			'browser: files 1, tests 1, seconds of all workers 3',
			' seconds  in tests  tests  file',
			'     3.0       2.9      1  tests/e2e/one.test.ts',
		]);
	});

	it('lists twenty files at most', () => {
		write(
			'stage',
			Array.from({ length: 30 }, (_, index) => [`tests/${index}.test.ts`, 100 * index, [1]]),
		);
		const lines = timesOf(['stage'], reportOf);
		expect(lines.filter((line) => line.endsWith('.test.ts'))).toHaveLength(20);
		expect(lines).not.toContainEqual(expect.stringContaining('tests/9.test.ts'));
	});
});
