import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the fragments. Its README describes their form. */
export const FOLDER = '.changelog';

/** Kinds of changes in the order of the changelog. */
export const KINDS = /** @type {const} */ (['added', 'changed', 'fixed', 'removed']);

/** @typedef {{ kind: typeof KINDS[number] | 'none', text: string }} Entry */

const ALL_KINDS = [...KINDS, 'none'];
const LINE = new RegExp(`^(${ALL_KINDS.join('|')}): (\\S.*\\.)$`);

/**
 * @param {string} name Name of the file, for messages.
 * @param {string} text
 * @return {Entry[]}
 * @throws {Error} One sentence that names the file and the line.
 */
export function parseFragment(name, text) {
	const place = `${FOLDER}/${name}`;
	if (!/^[a-z0-9]+(-[a-z0-9]+)*\.md$/.test(name)) {
		throw new Error(
			`${place}: name it with lower-case letters, digits and dashes, such as my-change.md.`,
		);
	}
	const entries = text.split('\n').flatMap((line, index) => {
		if (line.trim() === '') {
			return [];
		}
		const [, kind, words] = LINE.exec(line) ?? [];
		if (!kind) {
			throw new Error(
				`${place}:${index + 1}: write "kind: One sentence." on each line; the kinds are ${ALL_KINDS.join(', ')}.`,
			);
		}
		return [/** @type {Entry} */ ({ kind, text: words })];
	});
	if (entries.length === 0) {
		throw new Error(`${place}: the file is empty.`);
	}
	if (entries.length > 1 && entries.some(({ kind }) => kind === 'none')) {
		throw new Error(`${place}: "none" must be the only line of its file.`);
	}
	return entries;
}

/**
 * @param {string} root
 * @return {string[]} Paths of the fragments, sorted.
 */
export function listFragments(root) {
	const folder = join(root, FOLDER);
	return existsSync(folder)
		? readdirSync(folder)
				.filter((name) => name !== 'README.md')
				.sort()
				.map((name) => `${FOLDER}/${name}`)
		: [];
}

/**
 * @param {string} root
 * @return {Entry[]} The entries for the changelog, by kind, then by file.
 * @throws {Error} One sentence about the first fragment with a fault.
 */
export function readEntries(root) {
	const all = listFragments(root).flatMap((path) =>
		parseFragment(path.slice(FOLDER.length + 1), readFileSync(join(root, path), 'utf8')),
	);
	return KINDS.flatMap((kind) => all.filter((entry) => entry.kind === kind));
}
