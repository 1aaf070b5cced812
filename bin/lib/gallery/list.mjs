import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./take.mjs').Shot} Shot */

// A script instead of JSON, because a page opened from the disk can load scripts only.
const LIST = 'pictures.js';
const START = 'window.PICTURES = ';

/** @param {Shot} shot */
const keyOf = ({ screen, role, plan, direction, width }) =>
	[screen, role, plan, direction, width].join();

/**
 * @param {string} folder
 * @return {Shot[]}
 */
function readList(folder) {
	const file = join(folder, LIST);
	return existsSync(file)
		? JSON.parse(readFileSync(file, 'utf8').slice(START.length).replace(/;\s*$/, ''))
		: [];
}

/**
 * Adds pictures to those of earlier runs, and writes the page that shows them.
 *
 * @param {string} folder
 * @param {Shot[]} taken
 */
export function writeList(folder, taken) {
	const shots = new Map([...readList(folder), ...taken].map((shot) => [keyOf(shot), shot]));
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, LIST), `${START}${JSON.stringify([...shots.values()])};\n`);
	cpSync(join(import.meta.dirname, 'index.html'), join(folder, 'index.html'));
}
