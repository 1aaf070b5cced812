import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every place that has the version: a file, and a pattern for the version with the text before it.
 *
 * @type {[file: string, pattern: RegExp][]}
 */
export const PLACES = [
	['package.json', /^(\t"version": ")[^"]+/m],
	['package-lock.json', /^(\t"version": ")[^"]+/m],
	// The first package of the lock file is the project itself.
	['package-lock.json', /^(\t{3}"version": ")[^"]+/m],
	['php-stub/dashboard-for-jetpack.php', /^( \* Version: +)\S+/m],
	['php-stub/readme.txt', /^(Stable tag: )\S+/m],
];

/** @param {string} root */
export const readVersion = (root) =>
	/** @type {string} */ (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version);

/**
 * Three numbers. A pre-release is not a version here, because the plugin directory doesn't accept one as the stable tag.
 *
 * @param {string} text
 */
export const isVersion = (text) => /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(text);

/**
 * @param {string} one
 * @param {string} other
 */
export const isGreater = (one, other) => one.localeCompare(other, 'en', { numeric: true }) > 0;

/**
 * The files that state the version, with the new one in its place.
 *
 * @param {string} root
 * @param {string} version
 * @return {Map<string, string>} Text by path.
 * @throws {Error} One sentence if a place is missing.
 */
export function withVersion(root, version) {
	/** @type {Map<string, string>} */
	const texts = new Map();
	for (const [file, pattern] of PLACES) {
		const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
		if (!pattern.test(text)) {
			throw new Error(`${file} states no version where ${pattern} expects it.`);
		}
		texts.set(file, text.replace(pattern, `$1${version}`));
	}
	return texts;
}
