import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { scanTitles } from './scan-titles.mjs';

const IS_TEST = /\.test\.(ts|tsx|mjs|js)$/;

/**
 * Finds the test files for each requirement.
 *
 * @param {string} root   Folder of the project.
 * @param {string} folder Folder of the tests.
 * @return {Map<string, string[]>} Files, relative to the root, by id.
 */
export function findTests(root, folder) {
	const tested = new Map();
	const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
	for (const name of names.filter((file) => IS_TEST.test(file)).sort()) {
		const path = join(folder, name);
		for (const id of scanTitles(path, readFileSync(path, 'utf8'))) {
			tested.set(id, [...(tested.get(id) ?? []), relative(root, path)]);
		}
	}
	return tested;
}
