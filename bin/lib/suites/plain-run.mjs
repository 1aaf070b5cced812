import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../dependencies.mjs';
import { listChanged, relate } from './changed.mjs';
import { listTestFiles, suiteOf } from './test-files.mjs';

/**
 * What `npm test` runs: suites, folders and files with the processor seconds that each took alone on two quiet cores, and the files of these folders
 * that it leaves out.
 *
 * @typedef {{ limit: number, runs: Record<string, number>, leavesOut: Record<string, number> }} PlainRun
 */

/** @return {PlainRun} */
export const readPlainRun = () =>
	JSON.parse(readFileSync(join(ROOT, 'tests/plain-run.json'), 'utf8'));

/**
 * Whether a plain run includes a test file.
 *
 * @param {PlainRun} plan
 */
export const createFilter =
	({ runs, leavesOut }) =>
	(/** @type {string} */ file) =>
		!(file in leavesOut) &&
		Object.keys(runs).some((entry) => file === entry || file.startsWith(`${entry}/`));

/** @param {readonly string[]} files */
function countBySuite(files) {
	const suites = files.flatMap((file) => suiteOf(file) ?? []);
	return [...new Set(suites)]
		.map((suite) => `${suites.filter((one) => one === suite).length} of ${suite}`)
		.join(', ');
}

/**
 * The test files of a short run, and sentences about it for its end.
 *
 * @param {string | undefined} changed A commit: adds the tests of what differs from it.
 * @throws {Error} One sentence if git doesn't know the commit.
 */
export function chooseShort(changed) {
	const files = listTestFiles();
	const isPlain = createFilter(readPlainRun());
	const { related, unmapped } =
		changed === undefined ? { related: [], unmapped: [] } : relate(listChanged(changed), { files });
	const kept = files.filter((file) => isPlain(file) || related.includes(file));
	const left = files.filter((file) => !kept.includes(file));
	return {
		kept,
		left,
		notes: [
			...(unmapped.length > 0
				? [`No test imports these files, so this run may not cover them: ${unmapped.join(', ')}`]
				: []),
			`Left out: the screens on React 19 and these test files: ${countBySuite(left)}. \`npm test -- --all\` runs everything.`,
		],
	};
}
