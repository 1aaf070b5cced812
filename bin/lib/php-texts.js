const fs = require('node:fs');
const path = require('node:path');
const { Engine } = require('php-parser');

/**
 * A translatable text of the plugin's PHP.
 *
 * @typedef {{ text: string, plural?: string, context?: string, note?: string, place: string }} PhpText
 * `note` is for translators; `place` is "path:line", relative to the plugin.
 */

const DOMAIN = 'dashboard-for-jetpack';

/** The folders of a distributed plugin that print texts. The sandbox is for development, so it stays English. */
const PRINTED = [
	'admin-page',
	'extras',
	'plugin',
	'site-tools',
	'dashboard-for-jetpack.php',
	'uninstall.php',
];
const MAIN = 'dashboard-for-jetpack.php';

/** Fields of the plugin's header that WordPress translates on its Plugins screen. */
const HEADER = ['Plugin Name', 'Plugin URI', 'Description', 'Author', 'Author URI'];

/** Arguments of WordPress's functions for translation; null for a number. */
const ARGUMENTS = new Map(
	Object.entries({
		__: ['text'],
		_e: ['text'],
		esc_html__: ['text'],
		esc_html_e: ['text'],
		esc_attr__: ['text'],
		esc_attr_e: ['text'],
		_x: ['text', 'context'],
		_ex: ['text', 'context'],
		esc_html_x: ['text', 'context'],
		esc_attr_x: ['text', 'context'],
		_n: ['text', 'plural', null],
		_nx: ['text', 'plural', null, 'context'],
		_n_noop: ['text', 'plural'],
		_nx_noop: ['text', 'plural', 'context'],
	}),
);

const NOTE = /translators:\s*(.*?)\s*(?:\*\/)?$/is;

/**
 * @param {unknown}                                               node
 * @param {(node: Record<string, any>, notes: string[]) => void}  visit
 * @param {string[]}                                              notes Comments above the statement of the node.
 */
function walk(node, visit, notes = []) {
	if (Array.isArray(node)) {
		node.forEach((one) => walk(one, visit, notes));
	} else if (typeof node === 'object' && node !== null) {
		const branch = /** @type {Record<string, any>} */ (node);
		const own = (branch.leadingComments ?? []).map((/** @type {any} */ { value }) => value);
		const all = own.length ? own : notes;
		visit(branch, all);
		Object.entries(branch).forEach(([key, value]) => {
			if (key !== 'loc' && key !== 'leadingComments' && key !== 'trailingComments') {
				walk(value, visit, all);
			}
		});
	}
}

/**
 * The texts of a PHP file, and the calls that WordPress's tools can't read because an argument is not a literal or the domain is missing.
 *
 * @param {string} code
 * @param {string} file For the places.
 * @return {{ texts: PhpText[], unreadable: string[] }} `unreadable` is a list of places.
 */
function textsOfPhp(code, file) {
	const engine = new Engine({
		parser: { extractDoc: true, version: '7.4' },
		ast: { withPositions: true },
	});
	/** @type {PhpText[]} */
	const texts = [];
	/** @type {string[]} */
	const unreadable = [];
	walk(engine.parseCode(code, file), (node, notes) => {
		const parts = node.kind === 'call' ? ARGUMENTS.get(node.what?.name) : undefined;
		if (!parts) {
			return;
		}
		const place = `${file}:${node.loc.start.line}`;
		const values = [...parts, 'domain'].map((part, index) => {
			const argument = node.arguments[index];
			return argument?.kind === 'string' ? [part, argument.value] : [part, undefined];
		});
		const isReadable = values.every(([part, value]) => part === null || value !== undefined);
		if (!isReadable || values.at(-1)?.[1] !== DOMAIN) {
			unreadable.push(place);
			return;
		}
		const named = Object.fromEntries(values.slice(0, -1).filter(([part]) => part !== null));
		const note = notes.map((comment) => NOTE.exec(comment)?.[1]).find(Boolean);
		texts.push({ text: '', ...named, ...(note ? { note } : {}), place });
	});
	return { texts, unreadable };
}

/**
 * The translatable fields of a plugin's header.
 *
 * @param {string} code Main file.
 * @return {PhpText[]}
 */
const textsOfHeader = (code) =>
	HEADER.flatMap((field) => {
		const text = new RegExp(`^[ \\t*]*${field}:[ \\t]*(.+?)[ \\t]*$`, 'm').exec(code)?.[1];
		return text ? [{ text, note: `${field} of the plugin`, place: `${MAIN}:1` }] : [];
	});

/**
 * @param {string} root
 * @param {string} name File or folder below it.
 * @return {string[]} PHP files, relative to the root.
 */
function phpFilesOf(root, name) {
	const full = path.join(root, name);
	if (!fs.statSync(full).isDirectory()) {
		return name.endsWith('.php') ? [name] : [];
	}
	return fs
		.readdirSync(full)
		.sort()
		.flatMap((entry) => phpFilesOf(root, `${name}/${entry}`));
}

/**
 * All texts of the plugin's PHP that WordPress translates.
 *
 * @param {string} root Folder of the plugin.
 * @throws {Error} If WordPress's tools could not read a text.
 * @return {PhpText[]}
 */
function textsOfPlugin(root) {
	return PRINTED.flatMap((name) => phpFilesOf(root, name)).flatMap((file) => {
		const code = fs.readFileSync(path.join(root, file), 'utf8');
		const { texts, unreadable } = textsOfPhp(code, file);
		if (unreadable.length > 0) {
			throw new Error(`Not a literal text with the domain "${DOMAIN}": ${unreadable.join(', ')}`);
		}
		return [...(file === MAIN ? textsOfHeader(code) : []), ...texts];
	});
}

module.exports = { DOMAIN, PRINTED, textsOfPhp, textsOfPlugin };
