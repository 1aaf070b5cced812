import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../dependencies.mjs';
import { runNode, tool } from './run.mjs';

const REPORTS = join(ROOT, '.cache/test');

/**
 * Runs jest and counts its tests; a file that could not even start counts as one failure.
 *
 * @param {string}   name Names the report.
 * @param {string[]} args Arguments for jest.
 * @param {object}   env  Added to the environment.
 */
export async function runJest(name, args, env = {}) {
	mkdirSync(REPORTS, { recursive: true });
	const report = join(REPORTS, `${name}.json`);
	rmSync(report, { force: true });
	const isGood = await runNode(
		[tool('jest'), '--ci', '--json', `--outputFile=${report}`, ...args],
		{ TZ: 'UTC', ...env },
	);
	try {
		const result = JSON.parse(readFileSync(report, 'utf8'));
		const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
		// Jest can end badly without a failed test, over a leak or a lost worker.
		return { passed: result.numPassedTests, failed: isGood ? failed : Math.max(failed, 1) };
	} catch {
		return { passed: 0, failed: 1 };
	}
}
