import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../dependencies.mjs';

/** @return {string[]} Paths of all test files. */
export const listTestFiles = () =>
	readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
		.map((path) => `tests/${path.replaceAll('\\', '/')}`)
		.filter((path) => /\.test\.tsx?$/.test(path))
		.sort();

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
