import { createHash } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	readdirSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './dependencies.mjs';
import { releaseInZip } from './wordpress-folder.mjs';

const SOURCE = 'https://wordpress.org/latest.zip';

const DAY = 24 * 60 * 60_000;

/** Milliseconds for the question which release is the newest, and for its zip once it is known. */
const PATIENCE = { question: 5000, zip: 60_000 };

/**
 * @param {string} url
 * @param {number} patience In milliseconds.
 * @return {Promise<Buffer>}
 * @throws {Error} If the whole answer doesn't arrive in time.
 */
async function download(url, patience) {
	const signal = AbortSignal.timeout(patience);
	try {
		const response = await fetch(url, { signal });
		if (!response.ok) {
			throw new Error(`HTTP ${response.status}`);
		}
		return Buffer.from(await response.arrayBuffer());
	} catch (error) {
		const { message } = /** @type {Error} */ (error);
		throw new Error(signal.aborted ? 'no answer in time' : message);
	}
}

/**
 * The last release that was fetched, and when the network last called it the newest.
 *
 * @param {string} folder Contains its zip, named after its checksum.
 */
function readLast(folder) {
	const names = existsSync(folder) ? readdirSync(folder) : [];
	const name = names.find((file) => file.endsWith('.zip'));
	if (name === undefined) {
		return undefined;
	}
	const archive = join(folder, name);
	return { at: statSync(archive).mtimeMs, checksum: basename(name, '.zip'), archive };
}

/**
 * The newest release of WordPress. It is kept for a day, or longer if the network doesn't provide a newer one.
 *
 * The published checksum only proves that the file is complete, because both come from the same place.
 *
 * @param {object}                 [options]
 * @param {string}                 [options.source]   URL of the zip. The URL of its SHA-1 ends with ".sha1".
 * @param {string}                 [options.folder]   Where the release is kept.
 * @param {typeof PATIENCE}        [options.patience]
 * @param {(line: string) => void} [options.say]
 * @return {Promise<import('./wordpress-folder.mjs').Release | undefined>} Undefined if the network doesn't provide it.
 * @throws {Error} One sentence if the checksum doesn't match.
 */
export async function newestRelease({
	source = SOURCE,
	folder = join(ROOT, '.cache/wordpress'),
	patience = PATIENCE,
	say = console.log,
} = {}) {
	const last = readLast(folder);
	if (last && Date.now() - last.at < DAY) {
		return releaseInZip(last.archive);
	}
	/** @type {string} */
	let checksum;
	/** @type {Buffer | undefined} */
	let data;
	try {
		checksum = (await download(`${source}.sha1`, patience.question)).toString().trim();
		if (!/^[0-9a-f]{40}$/.test(checksum)) {
			throw new Error('no checksum in the answer');
		}
		if (checksum !== last?.checksum) {
			data = await download(source, patience.zip);
		}
	} catch (error) {
		const { message } = /** @type {Error} */ (error);
		const instead = last ? 'the one that was fetched before' : 'the packaged one';
		say(`The newest WordPress could not be fetched (${message}), so this is ${instead}.`);
		return last && releaseInZip(last.archive);
	}
	if (data && createHash('sha1').update(data).digest('hex') !== checksum) {
		throw new Error(
			'The newest WordPress did not arrive whole: its checksum is not the published one. Start again, or with `--wordpress packaged`.',
		);
	}
	const archive = join(folder, `${checksum}.zip`);
	if (data) {
		rmSync(folder, { recursive: true, force: true });
		mkdirSync(folder, { recursive: true });
		writeFileSync(archive, data);
	}
	utimesSync(archive, Date.now() / 1000, Date.now() / 1000);
	return releaseInZip(archive);
}
