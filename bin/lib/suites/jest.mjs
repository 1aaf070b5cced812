import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../dependencies.mjs';
import { say } from './output.mjs';
import { runNode, tool } from './run.mjs';

const FOLDER = join(ROOT, '.cache/test');

/**
 * Where jest writes down what became of each test of a suite.
 *
 * @param {string} suite
 */
export const reportOf = (suite) => join(FOLDER, `${suite}.json`);

/**
 * A test that did not run has proved nothing.
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
 * Runs jest and counts its tests; a file that could not even start counts as one failure.
 *
 * @param {string}   suite Names the report.
 * @param {string[]} args  Arguments for jest.
 * @param {string[]} rest  More of them, given by hand: the run is a part of the suite, and has a report of its own.
 * @param {object}   env   Added to the environment.
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
		// Whoever names tests by hand leaves the others out on purpose.
		const idle = isPart ? 0 : countIdle(result);
		const failed = result.numFailedTests + result.numRuntimeErrorTestSuites + idle;
		// Jest can end badly without a failed test, over a leak or a lost worker.
		return { passed: result.numPassedTests, failed: isGood ? failed : Math.max(failed, 1) };
	} catch {
		return { passed: 0, failed: 1 };
	}
}
