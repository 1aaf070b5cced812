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
 * Takes the class of Jetpack's own dashboard out of a file that loads and uses it.
 *
 * @param {string} php Source.
 * @return {string}
 */
export const withoutDashboard = (php) =>
	php.replace(
		/^.*(?:class\.jetpack-react-page|new Jetpack_React_Page|\$(?:this->)?jetpack_react\b).*;\n/gm,
		'',
	);

/**
 * Renames a key of the settings.
 *
 * @param {string} php Source.
 * @param {string} key
 * @return {string}
 * @throws {Error} If the source has no such key.
 */
export function withRenamedKey(php, key) {
	if (!php.includes(`'${key}'`)) {
		throw new Error(`This release has no key ${key}, so it cannot be renamed.`);
	}
	return php.replaceAll(`'${key}'`, `'${key}_renamed'`);
}

/**
 * Makes a method throw.
 *
 * @param {string} php    Source.
 * @param {string} method Name of the method.
 * @return {string}
 * @throws {Error} If the source has no such method.
 */
export function withThrowingMethod(php, method) {
	const start = new RegExp(`function ${method}\\([^)]*\\)[^{]*\\{`);
	if (!start.test(php)) {
		throw new Error(`This release has no method ${method}, so it cannot throw.`);
	}
	return php.replace(start, `$& throw new \\Error( 'A planted fault in ${method}().' );`);
}

/**
 * Reads the header of a plugin's main file.
 *
 * @param {string} php Source.
 * @return {{ version: string, needsWordPress: string }} `needsWordPress`: the oldest release that it runs on.
 */
export function readHeader(php) {
	const valueOf = (/** @type {string} */ name) =>
		new RegExp(`^[\\s*]*${name}:\\s*(\\S+)`, 'm').exec(php)?.[1] ?? '';
	return { version: valueOf('Version'), needsWordPress: valueOf('Requires at least') };
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
