import { git } from '../git.mjs';
import { FOLDER } from './fragments.mjs';

/** The code that people who use the plugin run. */
const SHIPPED = ['src', 'php-stub/admin-page', 'php-stub/extras'];

/**
 * @param {string} root
 * @return {string | undefined} Tag of the last release before or at HEAD; undefined without git, history or tag, as in a shallow clone.
 */
export function findLastTag(root) {
	try {
		return git(root, 'describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*');
	} catch {
		return undefined;
	}
}

/**
 * @param {string}   root
 * @param {string}   tag
 * @param {string[]} paths
 * @param {string}   filter Letters of `git diff --diff-filter`.
 * @return {string[]} Files that changed since the tag, including uncommitted ones.
 */
const changedSince = (root, tag, paths, filter) =>
	[
		['diff', '--name-only', '--no-renames', `--diff-filter=${filter}`, tag],
		['ls-files', '--others', '--exclude-standard'],
	]
		.map((args) => git(root, ...args, '--', ...paths))
		.flatMap((list) => list.split('\n'))
		.filter(Boolean);

/**
 * Compares the files with the last release.
 *
 * @param {string} root
 * @return {string | undefined} One sentence if the plugin changed and no fragment was added; undefined otherwise, or if there is nothing to compare
 * with.
 */
export function findMissingFragment(root) {
	const tag = findLastTag(root);
	if (tag === undefined) {
		return undefined;
	}
	const [first] = changedSince(root, tag, SHIPPED, 'ADM');
	const fragments = changedSince(root, tag, [FOLDER, `:!${FOLDER}/README.md`], 'AM');
	return first === undefined || fragments.length > 0
		? undefined
		: `${first} changed since ${tag}, and no file in ${FOLDER} says what people notice: see ${FOLDER}/README.md.`;
}
