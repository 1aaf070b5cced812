import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../dependencies.mjs';
import { say } from './output.mjs';
import { runNode, tool } from './run.mjs';

const FOLDER = join(ROOT, '.cache/test');

/**
 * Path of jest's report for a suite.
 *
 * @param {string} suite
 */
export const reportOf = (suite) => join(FOLDER, `${suite}.json`);

/**
 * A test that did not run proves nothing.
 *
 * @param {{ numPendingTests: number, numTodoTests: number }} report
 */
function countIdle({ numPendingTests, numTodoTests }) {
	const idle = numPendingTests + numTodoTests;
	if (idle > 0) {
		say(`${idle} tests were skipped or are still to be written: each counts as failed.`);
	}
	return idle;
}

/**
 * Runs jest and counts its tests; a file that fails to start counts as one failure.
 *
 * @param {string}   suite Names the report.
 * @param {string[]} args  Arguments for jest.
 * @param {string[]} rest  Arguments from the command line. With them the run is partial and has its own report.
 * @param {object}   env   Additional environment variables.
 */
export async function runJest(suite, args, rest = [], env = {}) {
	const isPart = rest.length > 0;
	mkdirSync(FOLDER, { recursive: true });
	const report = reportOf(isPart ? `${suite}-part` : suite);
	rmSync(report, { force: true });
	const isGood = await runNode(
		[tool('jest'), '--ci', '--json', `--outputFile=${report}`, ...args, ...rest],
		{ TZ: 'UTC', ...env },
	);
	try {
		const result = JSON.parse(readFileSync(report, 'utf8'));
		// A run with patterns from the command line leaves out other tests on purpose.
		const idle = isPart ? 0 : countIdle(result);
		const failed = result.numFailedTests + result.numRuntimeErrorTestSuites + idle;
		// Jest can fail without a failed test, because of a leak or a lost worker.
		return {
			passed: result.numPassedTests,
			failed: isGood ? failed : Math.max(failed, 1),
			retried: listRetried(result, ROOT),
		};
	} catch {
		return { passed: 0, failed: 1 };
	}
}

/**
 * @typedef {{ name: string, assertionResults: { fullName: string, status: string, invocations?: number }[] }} FileReport
 */

/**
 * The tests that passed only because they were run again, as "file: title". One that failed each time is reported as failed.
 *
 * @param {{ testResults: FileReport[] }} report Jest's.
 * @param {string}                        root   The project's folder.
 */
export const listRetried = ({ testResults }, root) =>
	testResults.flatMap(({ name, assertionResults }) =>
		assertionResults
			.filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
			.map(({ fullName }) => `${name.replace(`${root}/`, '')}: ${fullName}`),
	);

/**
 * Names each of these tests, because a second run may hide a fault; "" without one.
 *
 * @param {readonly { name: string, retried?: readonly string[] }[]} results
 */
export function describeRetried(results) {
	const lines = results.flatMap(({ name, retried = [] }) =>
		retried.map((test) => `  ${name}  ${test}`),
	);
	return lines.length === 0
		? ''
		: `${lines.length} passed only when run again; the first failure is in the output above:\n${lines.join('\n')}`;
}
