import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const ID = /\b[A-Z]{2,}-\d{2}\b/g;

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
