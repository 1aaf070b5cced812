import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOT } from './dependencies.mjs';

const PLUGIN = join(ROOT, 'php-stub');

/** Only for people who work on the plugin; the other bundle has the dev tools. */
const isForUs = (/** @type {string} */ path) =>
	path === 'playground' ||
	path === 'build-dev' ||
	path === 'build/entries.json' ||
	/(^|\/)(README\.md|\.[^/]+|.*\.map)$/.test(path);

/** Entries of the bundle that only the bench loads, and those that only the sandbox's PHP enqueues: never beside the real Jetpack. */
const ENTRIES_OF_BENCH = ['floor'];
const ENTRIES_OF_SANDBOX = ['plugins-screen'];

/**
 * Makes a test for files that only these entries load.
 *
 * @param {string[]} entries
 * @return {(path: string) => boolean}
 */
function createIsOnlyFor(entries) {
	/** @type {Record<string, string[]>} */
	const files = JSON.parse(readFileSync(join(PLUGIN, 'build/entries.json'), 'utf8'));
	const all = Object.entries(files);
	const kept = new Set(all.flatMap(([name, loaded]) => (entries.includes(name) ? [] : loaded)));
	const left = new Set(all.flatMap(([, loaded]) => loaded.filter((file) => !kept.has(file))));
	return (path) => left.has(path.replace(/^build\//, '').replace(/\.LICENSE\.txt$/, ''));
}

/** What only the sandbox reads. */
const isSandbox = (/** @type {string} */ path) => path === 'sandbox' || path === 'build/fixtures';

/** No minified file is made of them. */
const isDevTools = (/** @type {string} */ path) => path === 'src/app/dev-tools';

/** What `npm run build` needs to make the minified files again: whoever gets those gets their source along. */
const SOURCES = [
	'src',
	'bin/with-dependencies.mjs',
	'bin/lib/dependencies.mjs',
	'bin/lib/load-typescript.js',
	'bin/lib/webpack-plugins.js',
	'babel.config.json',
	'package.json',
	'package-lock.json',
	'tsconfig.json',
	'webpack.config.js',
];

/**
 * @param {string}                    root      Folder that paths are below.
 * @param {string}                    path      A file or a folder there.
 * @param {(path: string) => boolean} isLeftOut
 * @return {Generator<{ path: string, data: Buffer }>}
 */
function* filesBelow(root, path, isLeftOut) {
	if (isLeftOut(path)) {
		return;
	}
	const full = join(root, path);
	if (!statSync(full).isDirectory()) {
		yield { path, data: readFileSync(full) };
		return;
	}
	for (const name of readdirSync(full).sort()) {
		yield* filesBelow(root, relative(root, join(full, name)).split(sep).join('/'), isLeftOut);
	}
}

/**
 * The files of an installable plugin. What people install has no sandbox, and so nothing that invents data.
 *
 * @param {{ withSandbox: boolean }} wishes
 * @return {{ path: string, data: Buffer }[]} Paths within the plugin's folder.
 */
export function pluginFiles({ withSandbox }) {
	const isForOthers = createIsOnlyFor(
		withSandbox ? ENTRIES_OF_BENCH : [...ENTRIES_OF_BENCH, ...ENTRIES_OF_SANDBOX],
	);
	const isLeftOut = (/** @type {string} */ path) =>
		isForUs(path) || isForOthers(path) || (!withSandbox && isSandbox(path));
	return [
		...readdirSync(PLUGIN)
			.sort()
			.flatMap((name) => [...filesBelow(PLUGIN, name, isLeftOut)]),
		{ path: 'LICENSE', data: readFileSync(join(ROOT, 'LICENSE')) },
		...SOURCES.flatMap((name) => [...filesBelow(ROOT, name, isDevTools)]).map((file) => ({
			...file,
			path: `source/${file.path}`,
		})),
	];
}
