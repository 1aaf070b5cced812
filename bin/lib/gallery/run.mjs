import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../dependencies.mjs';
import { checkOut } from './checkout.mjs';
import { compareShots } from './compare.mjs';

/**
 * @typedef {object} Shot A picture, or why there is none.
 * @property {string[]} groups       What the lists of the page select by, in their order.
 * @property {string}   title
 * @property {string}   [state]
 * @property {string}   look
 * @property {string}   [file]       Below the folder of the gallery.
 * @property {string}   [leadsTo]    Target of the redirect if the role cannot open the screen.
 * @property {string[]} [findings]   Axe's, and what the page threw.
 * @property {string}   [before]     Pictures of a comparison, also below the folder of the gallery.
 * @property {string}   [difference]
 *
 * @typedef {object} Source What a checkout shows.
 * @property {string[]} batches
 * @property {(batch: string, folder: string, isCompared: boolean) => Promise<Shot[]>} take
 * @property {() => Promise<void>} stop
 *
 * @typedef {object} Subject
 * @property {string}   heading Of the page.
 * @property {string[]} labels  Of the lists of the page.
 * @property {(checkout: string) => Promise<Source>} open Takes the folder of the project.
 * @property {() => Record<string, object>} [describe] What the page says below the titles.
 */

// A script instead of JSON, because a page opened from the disk can only load scripts.
const LIST = 'pictures.js';
const START = 'window.GALLERY = ';

/** @param {Shot} shot */
const keyOf = ({ title, state, look }) => [title, state, look].join('\n');

/**
 * Adds shots to those of earlier runs, and writes the page that shows them.
 *
 * @param {string}  folder
 * @param {Subject} subject
 * @param {Shot[]}  shots
 */
function writePage(folder, { heading, labels, describe }, shots) {
	const list = join(folder, LIST);
	/** @type {{ shots: Shot[], about: object }} Written by this function. */
	const earlier = existsSync(list)
		? JSON.parse(readFileSync(list, 'utf8').slice(START.length).replace(/;\s*$/, ''))
		: { shots: [], about: {} };
	const all = new Map([...earlier.shots, ...shots].map((shot) => [keyOf(shot), shot]));
	const about = { ...earlier.about, ...describe?.() };
	const page = { heading, labels, about, shots: [...all.values()] };
	mkdirSync(folder, { recursive: true });
	writeFileSync(list, `${START}${JSON.stringify(page)};\n`);
	cpSync(join(import.meta.dirname, 'index.html'), join(folder, 'index.html'));
}

/**
 * @param {Shot[]} shots
 * @return {number} The number of findings, which are printed.
 */
function report(shots) {
	const findings = shots.flatMap((shot) =>
		(shot.findings ?? []).map((line) => `${shot.title}, ${shot.state}: ${line}`),
	);
	findings.forEach((line) => console.error(line));
	console.log(`${shots.filter(({ file }) => file).length} pictures, ${findings.length} findings.`);
	return findings.length;
}

/**
 * Adds the pictures of this checkout to the gallery.
 *
 * @param {Subject} subject
 * @param {string}  folder
 * @return {Promise<number>} Number of findings: axe's, and errors that were thrown.
 */
export async function takePictures(subject, folder) {
	const source = await subject.open(ROOT);
	const all = [];
	try {
		for (const batch of source.batches) {
			const shots = await source.take(batch, folder, false);
			writePage(folder, subject, shots);
			all.push(...shots);
			console.log(`${batch}: ${all.filter(({ file }) => file).length} pictures so far`);
		}
	} finally {
		await source.stop();
	}
	return report(all);
}

/**
 * Takes the pictures of a commit and of this checkout, lists those that changed, and keeps only them.
 *
 * @param {string}  commit  Full hash.
 * @param {Subject} subject
 * @param {string}  folder  Emptied first.
 * @return {Promise<number>} Number of findings in the changed pictures.
 */
export async function compareWith(commit, subject, folder) {
	rmSync(folder, { recursive: true, force: true });
	const earlier = checkOut(commit);
	/** @type {Source[]} */
	const sources = [];
	/** @type {Shot[]} */
	const all = [];
	let compared = 0;
	try {
		// In sequence, because each builds a bundle.
		for (const checkout of [earlier.folder, ROOT]) {
			sources.push(await subject.open(checkout));
		}
		for (const batch of sources[1].batches) {
			const [before, after] = await Promise.all(
				['before', 'after'].map((name, index) =>
					sources[index].take(batch, join(folder, name), true),
				),
			);
			const earlierShots = new Map(before.map((shot) => [keyOf(shot), shot]));
			const changed = after.flatMap((shot) =>
				compareShots(folder, earlierShots.get(keyOf(shot)), shot),
			);
			changed.forEach(({ line }) => console.log(line));
			all.push(...changed.map(({ shot }) => shot));
			compared += after.length;
			writePage(folder, subject, all);
		}
	} finally {
		await Promise.all(sources.map((source) => source.stop()));
		earlier.remove();
	}
	console.log(`${all.length} of ${compared} pictures changed since ${commit.slice(0, 8)}.`);
	return report(all);
}
