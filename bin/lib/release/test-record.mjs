import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cleanCommit } from '../git.mjs';

/** @typedef {{ commit: string, passed: number }} TestRecord */

const FILE = '.cache/test/passed.json';

/**
 * Whether a run includes all suites, with all of their tests.
 *
 * @param {{ isAll: boolean, only?: string[], rest: string[], browser: { name?: string } }} options Of `npm test`.
 */
export const isWholeRun = ({ isAll, only, rest, browser }) =>
	isAll && !only && rest.length === 0 && !browser.name;

/**
 * Begins a run of all suites. Its result is kept only if it passed and the files matched the same commit from the first suite to the last, without
 * any uncommitted change.
 *
 * @param {string} root
 * @return {(totals: { passed: number, failed: number }) => void} Ends the run.
 */
export function beginRecord(root) {
	const commit = cleanCommit(root);
	return ({ passed, failed }) => {
		if (commit !== undefined && failed === 0 && cleanCommit(root) === commit) {
			const file = join(root, FILE);
			mkdirSync(dirname(file), { recursive: true });
			writeFileSync(file, `${JSON.stringify({ commit, passed })}\n`);
		}
	};
}

/**
 * @param {string} root
 * @param {string} commit Full hash.
 * @return {number | undefined} Number of tests that passed in the last whole run, if that run tested this commit.
 */
export function countPassed(root, commit) {
	const file = join(root, FILE);
	if (!existsSync(file)) {
		return undefined;
	}
	/** @type {TestRecord} */
	const record = JSON.parse(readFileSync(file, 'utf8'));
	return record.commit === commit ? record.passed : undefined;
}
