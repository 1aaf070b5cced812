import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// A script instead of JSON, because a page opened from the disk can only load scripts.
const LIST = 'pictures.js';
const START = 'window.PICTURES = ';

/**
 * @param {string} folder
 * @return {unknown[]}
 */
function readList(folder) {
	const file = join(folder, LIST);
	return existsSync(file)
		? JSON.parse(readFileSync(file, 'utf8').slice(START.length).replace(/;\s*$/, ''))
		: [];
}

/**
 * Adds the new pictures to the list of earlier runs, and writes the page that shows them.
 *
 * @template Item
 * @param {string}                 folder
 * @param {Item[]}                 taken
 * @param {(item: Item) => string} keyOf  An item replaces an earlier one with its key.
 * @param {string}                 page   Path of the page, which reads the list from `window.PICTURES`.
 */
export function writeList(folder, taken, keyOf, page) {
	// Written by this function.
	const earlier = /** @type {Item[]} */ (readList(folder));
	const items = new Map([...earlier, ...taken].map((item) => [keyOf(item), item]));
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, LIST), `${START}${JSON.stringify([...items.values()])};\n`);
	cpSync(page, join(folder, 'index.html'));
}
