import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../dependencies.mjs';

/**
 * What `npm test` runs: suites, folders and files with the processor seconds that each took alone on two quiet cores, and the files of these folders
 * that it leaves out.
 *
 * @typedef {{ limit: number, runs: Record<string, number>, leavesOut: Record<string, number> }} PlainRun
 */

/** @return {PlainRun} */
export const readPlainRun = () =>
	JSON.parse(readFileSync(join(ROOT, 'tests/plain-run.json'), 'utf8'));

/** @return {string[]} Paths of all test files. */
export const listTestFiles = () =>
	readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
		.map((path) => `tests/${path.replaceAll('\\', '/')}`)
		.filter((path) => /\.test\.tsx?$/.test(path))
		.sort();

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

const SITE_SUITES = ['contract', 'companion'];

/**
 * The suite of a test file. A short run opens all of its pages on one site, so `stage` is part of `browser`.
 *
 * @param {string} file
 * @return {'unit' | 'budgets' | 'contract' | 'companion' | 'browser' | undefined} Undefined for a file that no run of this machine includes.
 */
export function suiteOf(file) {
	const folder = file.split('/')[1];
	if (SITE_SUITES.includes(folder)) {
		return /** @type {'contract' | 'companion'} */ (folder);
	}
	if (file.startsWith('tests/e2e/other-wordpress/')) {
		return undefined;
	}
	if (folder === 'e2e') {
		return 'browser';
	}
	return folder === 'budgets' ? 'budgets' : 'unit';
}

/**
 * What a short run leaves out, one line for each suite.
 *
 * @param {readonly string[]} left Paths of test files.
 */
export function describeLeftOut(left) {
	/** @type {Map<string, number>} */
	const counts = new Map();
	left.forEach((file) => {
		const suite = suiteOf(file);
		if (suite) {
			counts.set(suite, (counts.get(suite) ?? 0) + 1);
		}
	});
	const files = [...counts].map(([suite, count]) => `${count} of ${suite}`);
	return `Left out: the test files ${files.join(', ')}, and the screens on React 19. \`npm test -- --all\` runs everything.`;
}
