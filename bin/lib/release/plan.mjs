import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git, listUncommitted } from '../git.mjs';
import { addToChangelog, addToReadme } from './changelog.mjs';
import { FOLDER, listFragments, readEntries } from './fragments.mjs';
import { findMissingFragment } from './missing-fragment.mjs';
import { isGreater, isVersion, readVersion, withVersion } from './version.mjs';

const CHANGELOG = 'CHANGELOG.md';
const README = 'php-stub/readme.txt';

/**
 * @param {string} root
 * @param {string} version
 * @throws {Error} One sentence if the version can't be released.
 */
function ensureVersion(root, version) {
	if (!isVersion(version)) {
		throw new Error(
			`Name one new version, \`npm run release -- MAJOR.MINOR.PATCH\`, not "${version}".`,
		);
	}
	const current = readVersion(root);
	if (!isGreater(version, current)) {
		throw new Error(`${version} is not greater than the current version, ${current}.`);
	}
	if (git(root, 'tag', '--list', `v${version}`) !== '') {
		throw new Error(`The tag v${version} exists already: choose the next version.`);
	}
}

/**
 * Plans the changes of a release.
 *
 * @param {string} root
 * @param {string} version
 * @param {string} date    YYYY-MM-DD.
 * @return {{ commit: string, texts: Map<string, string>, used: string[] }} The commit to release, new texts by path, and the fragments to delete.
 * @throws {Error} One sentence if there is a reason not to release.
 */
export function planRelease(root, version, date) {
	ensureVersion(root, version);
	const uncommitted = listUncommitted(root);
	if (uncommitted.length > 0) {
		throw new Error(
			`Commit or remove these files first: ${uncommitted.map((line) => line.slice(3)).join(', ')}.`,
		);
	}
	const entries = readEntries(root);
	if (entries.length === 0) {
		throw new Error(`No file in ${FOLDER} says what people get: see ${FOLDER}/README.md.`);
	}
	const missing = findMissingFragment(root);
	if (missing !== undefined) {
		throw new Error(missing);
	}
	const texts = withVersion(root, version);
	const read = (/** @type {string} */ path) =>
		texts.get(path) ?? readFileSync(join(root, path), 'utf8');
	texts.set(CHANGELOG, addToChangelog(read(CHANGELOG), version, date, entries));
	texts.set(README, addToReadme(read(README), version, entries));
	return { commit: git(root, 'rev-parse', 'HEAD'), texts, used: listFragments(root) };
}
