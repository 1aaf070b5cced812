import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { NEWEST_PACKAGED, packagedRelease } from './packaged-wordpress.mjs';
import { releaseInZip } from './wordpress-folder.mjs';

/** @typedef {{ archive: string } | { version: string }} WordPressWish */

/**
 * @param {string} flag
 * @param {string} value Path as typed, relative to the current folder.
 * @return {string} Absolute path.
 * @throws {Error} One sentence if there is no such zip.
 */
export function readZip(flag, value) {
	const path = resolve(value);
	if (!path.endsWith('.zip') || !existsSync(path)) {
		throw new Error(`--${flag} must be the path of a zip, and there is none at "${value}".`);
	}
	return path;
}

/**
 * Reads the flag `--wordpress`.
 *
 * @param {string | undefined} value "packaged", a packaged version such as "6.5", or the path of a zip.
 * @return {WordPressWish | undefined}
 * @throws {Error} One sentence if there is no such zip.
 */
export function readWordPress(value) {
	if (value === undefined) {
		return undefined;
	}
	if (value === 'packaged') {
		return { version: NEWEST_PACKAGED };
	}
	return /\.zip$|[\\/]/.test(value) ? { archive: readZip('wordpress', value) } : { version: value };
}

/** @param {WordPressWish} [wish] By default the newest packaged release. */
export const releaseFor = (wish) =>
	wish && 'archive' in wish ? releaseInZip(wish.archive) : packagedRelease(wish?.version);
