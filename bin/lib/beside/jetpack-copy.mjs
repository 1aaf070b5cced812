import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzip, withoutFirstFolder } from '../wordpress-folder.mjs';

const HELPER = '_inc/lib/admin-pages/class-jetpack-redux-state-helper.php';

/** Files of Jetpack that use the helper class without asking whether it exists. */
const USERS = ['_inc/lib/admin-pages/class.jetpack-react-page.php', 'class.jetpack.php'];

/**
 * Removes all uses of the helper class from one of Jetpack's own files, so that its admin pages still open without it.
 *
 * @param {string} php Source.
 * @return {string} Source that prints empty page data.
 */
export const withoutHelper = (php) =>
	php
		.replace(/^\s*require_once[^;\n]*class-jetpack-redux-state-helper\.php[^;\n]*;\n/gm, '')
		.replace(/\\?Jetpack_Redux_State_Helper::get_\w+_state\(\)/g, 'array()');

/**
 * Makes the methods throw that print the page data: its own helper, and the plan.
 *
 * @param {string} php    Source.
 * @param {string} method Name of a method.
 * @return {string}
 * @throws {Error} If the source has no such method.
 */
export function withThrowingMethod(php, method) {
	const start = new RegExp(`(function ${method}\\([^)]*\\)[^{]*\\{)`);
	if (!start.test(php)) {
		throw new Error(`This release has no method ${method}, so no fault can be planted in it.`);
	}
	return php.replace(start, `$1 throw new \\Error( 'A planted fault in ${method}().' );`);
}

/**
 * @param {string}                  file
 * @param {(php: string) => string} change
 */
const edit = (file, change) => writeFileSync(file, change(readFileSync(file, 'utf8')));

/**
 * @typedef {{ version: string, needsWordPress: string }} Header `needsWordPress`: the oldest release that it runs on.
 */

/**
 * Reads the header of a plugin's main file.
 *
 * @param {string} php Source.
 * @return {Header}
 */
export function readHeader(php) {
	const valueOf = (/** @type {string} */ name) =>
		new RegExp(`^[\\s*]*${name}:\\s*(\\S+)`, 'm').exec(php)?.[1] ?? '';
	return { version: valueOf('Version'), needsWordPress: valueOf('Requires at least') };
}

/**
 * Unpacks Jetpack into a site, without activating it.
 *
 * @param {string} folder The WordPress folder.
 * @param {{ jetpack: string, withoutHelper: boolean, plant: string | undefined }} options
 * @return {Promise<Header>}
 * @throws {Error} One sentence if the zip is not Jetpack's.
 */
export async function unpackJetpack(folder, options) {
	const target = join(folder, 'wp-content/plugins/jetpack');
	rmSync(target, { recursive: true, force: true });
	await unzip(options.jetpack, target, withoutFirstFolder);
	if (!existsSync(join(target, 'jetpack.php'))) {
		throw new Error(`${options.jetpack} is not a release of Jetpack: it holds no jetpack.php.`);
	}
	if (options.withoutHelper) {
		rmSync(join(target, HELPER), { force: true });
		USERS.forEach((file) => edit(join(target, file), withoutHelper));
	}
	if (options.plant === 'throwing-class') {
		edit(join(target, 'class.jetpack-plan.php'), (php) => withThrowingMethod(php, 'get'));
		if (!options.withoutHelper) {
			edit(join(target, HELPER), (php) => withThrowingMethod(php, 'get_initial_state'));
		}
	}
	return readHeader(readFileSync(join(target, 'jetpack.php'), 'utf8'));
}

/**
 * Whether a WordPress release is at least another.
 *
 * @param {string} version Such as "6.6-RC3".
 * @param {string} needed  Such as "6.9".
 */
export function isAtLeast(version, needed) {
	const numbers = (/** @type {string} */ text) => text.split('-')[0].split('.').map(Number);
	const [has, wants] = [numbers(version), numbers(needed)];
	const differing = wants.findIndex((number, place) => number !== (has[place] ?? 0));
	return differing < 0 || (has[differing] ?? 0) > wants[differing];
}
