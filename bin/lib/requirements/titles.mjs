import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ID = /\b[A-Z]{2,}-\d{2}\b/g;
const IS_TEST = /\.test\.(ts|tsx|mjs|js)$/;

/** The tests of the commands name invented requirements. */
const IS_OF_BIN = /^bin\b/;

/** A line of a comment, which proves nothing. */
const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;

/**
 * Finds the test files that name each requirement.
 *
 * @param {string} root   Folder of the project.
 * @param {string} folder Folder of the tests.
 * @return {Map<string, string[]>} Files, relative to the root, by id.
 */
export function findTests(root, folder) {
	/** @type {Map<string, string[]>} */
	const tested = new Map();
	const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
	for (const name of names.filter((file) => IS_TEST.test(file) && !IS_OF_BIN.test(file)).sort()) {
		const path = join(folder, name);
		const code = readFileSync(path, 'utf8').replace(COMMENT, '');
		for (const id of new Set(code.match(ID))) {
			tested.set(id, [...(tested.get(id) ?? []), relative(root, path)]);
		}
	}
	return tested;
}

/**
 * Finds the test files with a passed test for each requirement.
 *
 * @param {string}   root    The project's folder.
 * @param {string[]} reports JSON reports of jest.
 * @return {Map<string, string[]>} Files, relative to the root, by id.
 * @throws {Error} If a report is missing because its suite did not finish.
 */
export function readResults(root, reports) {
	/** @type {Map<string, Set<string>>} */
	const tested = new Map();
	for (const report of reports) {
		if (!existsSync(report)) {
			throw new Error(`${relative(root, report)} is missing: its suite did not run to the end.`);
		}
		/** @type {{ testResults: { name: string, assertionResults: { status: string, title: string }[] }[] }} */
		const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
		for (const { name, assertionResults } of testResults) {
			const file = relative(root, name);
			assertionResults
				.filter(({ status }) => status === 'passed')
				.flatMap(({ title }) => title.match(ID) ?? [])
				.forEach((id) => tested.set(id, new Set([...(tested.get(id) ?? []), file])));
		}
	}
	return new Map([...tested].map(([id, files]) => [id, [...files].sort()]));
}
