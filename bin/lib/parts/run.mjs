import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../dependencies.mjs';
import { checkOut } from '../gallery/checkout.mjs';
import { comparePictures } from '../gallery/compare.mjs';
import { writeList } from '../gallery/list.mjs';
import { pick } from '../gallery/screens.mjs';
import { readProps } from './props.mjs';
import { serveParts } from './serve.mjs';
import { readParts, takeEntry } from './take.mjs';

/** The number of pages that are open at the same time. More than there are cores, because each waits for half of its time. */
const LANES = 4;

const PAGE = join(import.meta.dirname, 'index.html');

/**
 * @typedef {import('./looks.mjs').Look}         Look
 * @typedef {import('./take.mjs').Entry}         Entry
 * @typedef {import('./take.mjs').Part}          Part
 * @typedef {import('playwright-core').Browser}  Browser
 * @typedef {Omit<Part, 'entries'> & { entries: Entry[] }} Taken
 * @typedef {{ only?: string, width?: number, looks: Look[] }} Wish
 */

/**
 * Takes every entry of the parts.
 *
 * @param {Browser} browser
 * @param {string}  checkout Folder of the project.
 * @param {Wish}    wish
 * @param {string}  folder   For the pictures.
 * @param {boolean} mayLack  The checkout may lack requested parts.
 * @return {Promise<Taken[]>}
 */
async function takeAll(browser, checkout, { only, width, looks }, folder, mayLack = false) {
	const server = await serveParts(checkout);
	try {
		const known = await readParts(browser, server.url);
		const names = mayLack
			? (only?.split(',') ?? known.map(({ name }) => name))
			: pick(
					'only',
					only,
					known.map(({ name }) => name),
				);
		const parts = known
			.filter(({ name }) => names.includes(name))
			.map((part) => ({ ...part, width: width ?? part.width }));
		const waiting = parts.flatMap((part) => part.entries.map((entry) => ({ part, entry })));
		/** @type {Map<string, Entry>} */
		const taken = new Map();
		const total = waiting.length;
		const lane = async () => {
			for (let next = waiting.shift(); next; next = waiting.shift()) {
				const { part, entry } = next;
				const found = await takeEntry(browser, server.url, part, entry, looks, folder);
				taken.set(`${part.name} ${entry}`, found);
				if (taken.size % 50 === 0) {
					console.log(`${taken.size} of ${total} entries`);
				}
			}
		};
		await Promise.all(Array.from({ length: LANES }, lane));
		return parts.map((part) => ({
			...part,
			entries: part.entries.flatMap((entry) => taken.get(`${part.name} ${entry}`) ?? []),
		}));
	} finally {
		await server.stop();
	}
}

/** @param {Taken} part */
const describe = ({ kind, name, file, declaredAs, entries, hidden }) => ({
	kind,
	name,
	file,
	entries,
	hidden,
	...readProps(readFileSync(join(ROOT, file), 'utf8'), declaredAs),
});

/**
 * Writes the page, and prints a summary.
 *
 * @param {string}  folder
 * @param {Taken[]} parts
 * @return {number} Number of findings: axe's, and errors that were thrown.
 */
function report(folder, parts) {
	writeList(folder, parts.map(describe), ({ name }) => name, PAGE);
	const entries = parts.flatMap((part) => part.entries.map((entry) => ({ part, entry })));
	const findings = entries.flatMap(({ part, entry }) =>
		entry.findings.map((line) => `${part.name}, ${entry.name}: ${line}`),
	);
	findings.forEach((line) => console.error(line));
	const pictures = entries.reduce((sum, { entry }) => sum + entry.pictures.length, 0);
	console.log(
		`${parts.length} parts in ${entries.length} states, ${pictures} pictures, ${findings.length} findings.`,
	);
	return findings.length;
}

/**
 * Takes the pictures of this checkout.
 *
 * @param {Browser} browser
 * @param {Wish}    wish
 * @param {string}  folder
 * @return {Promise<number>} Number of findings: axe's, and errors that were thrown.
 */
export async function takeParts(browser, wish, folder) {
	return report(folder, await takeAll(browser, ROOT, wish, folder));
}

/**
 * Keeps the pictures that an earlier commit lacks or shows differently.
 *
 * @param {string} folder Contains `before` and `after`, each with pictures of the same names.
 * @param {Taken}  part   Of this checkout.
 * @return {Taken} Its changed entries with their changed pictures.
 */
function keepChanged(folder, part) {
	const entries = part.entries.map((entry) => ({
		...entry,
		pictures: entry.pictures.flatMap(({ look, file }) => {
			const [before, after, difference] = ['before', 'after', 'difference'].map((name) => ({
				file: `${name}/${file}`,
				path: join(folder, name, file),
			}));
			if (!existsSync(before.path)) {
				return [{ look, file: after.file }];
			}
			const result = comparePictures(readFileSync(before.path), readFileSync(after.path));
			if (!result) {
				return [];
			}
			mkdirSync(dirname(difference.path), { recursive: true });
			writeFileSync(difference.path, result.difference);
			return [{ look, file: after.file, before: before.file, difference: difference.file }];
		}),
	}));
	return { ...part, entries: entries.filter(({ pictures }) => pictures.length > 0) };
}

/**
 * Takes the pictures of a commit and of this checkout, and shows those that changed.
 *
 * @param {string}  commit  Full hash.
 * @param {Browser} browser
 * @param {Wish}    wish
 * @param {string}  folder  Emptied first.
 * @return {Promise<number>} Number of findings in the changed entries.
 */
export async function comparePartsWith(commit, browser, wish, folder) {
	rmSync(folder, { recursive: true, force: true });
	const earlier = checkOut(commit);
	try {
		await takeAll(browser, earlier.folder, wish, join(folder, 'before'), true);
	} finally {
		earlier.remove();
	}
	const parts = await takeAll(browser, ROOT, wish, join(folder, 'after'));
	const changed = parts.map((part) => keepChanged(folder, part));
	console.log(`Changed since ${commit.slice(0, 8)}:`);
	return report(
		folder,
		changed.filter(({ entries }) => entries.length > 0),
	);
}
