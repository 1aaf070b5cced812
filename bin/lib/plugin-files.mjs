import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { createBill } from './bill-of-materials.mjs';
import { BUILD_SOURCES } from './build.mjs';
import { ROOT } from './dependencies.mjs';

const PLUGIN = join(ROOT, 'php-stub');

const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));

/** The sources of each script of the bundle, as webpack lists them. */
const BUNDLED = 'build/sources.json';

/** Files for development only. The list of sources becomes sbom.json. */
const isForUs = (/** @type {string} */ path) =>
	path === 'playground' ||
	path === 'build/entries.json' ||
	path === BUNDLED ||
	/(^|\/)(README\.md|\.[^/]+|.*\.map)$/.test(path);

/** Entries that only the bench loads, and entries that only the sandbox's PHP enqueues, never beside the real Jetpack. */
const ENTRIES_OF_BENCH = ['floor'];
const ENTRIES_OF_SANDBOX = ['plugins-screen'];

/**
 * Creates a filter for files that only these entries load.
 *
 * @param {string[]} entries
 * @return {(path: string) => boolean}
 */
function createIsOnlyFor(entries) {
	/** @type {Record<string, string[]>} */
	const files = readJson(join(PLUGIN, 'build/entries.json'));
	const all = Object.entries(files);
	const kept = new Set(all.flatMap(([name, loaded]) => (entries.includes(name) ? [] : loaded)));
	const left = new Set(all.flatMap(([, loaded]) => loaded.filter((file) => !kept.has(file))));
	return (path) => left.has(path.replace(/^build\//, '').replace(/\.LICENSE\.txt$/, ''));
}

/** Files that only the sandbox reads. */
const isSandbox = (/** @type {string} */ path) => path === 'sandbox' || path === 'build/fixtures';

/**
 * Creates a filter for files that are not in a zip.
 *
 * @param {{ withSandbox: boolean }} wishes
 * @return {(path: string) => boolean} Takes the path of a file or folder, relative to the plugin.
 */
export function createIsLeftOut({ withSandbox }) {
	const isForOthers = createIsOnlyFor(
		withSandbox ? ENTRIES_OF_BENCH : [...ENTRIES_OF_BENCH, ...ENTRIES_OF_SANDBOX],
	);
	return (path) => isForUs(path) || isForOthers(path) || (!withSandbox && isSandbox(path));
}

/**
 * @param {string}                    root      Folder that paths are relative to.
 * @param {string}                    path      Path of a file or folder in it.
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
 * The bill of materials of the packed files.
 *
 * @param {string[]} paths Paths relative to the plugin.
 */
function billOf(paths) {
	const bundled = Object.entries(readJson(join(PLUGIN, BUNDLED)))
		.filter(([file]) => paths.includes(`build/${file}`))
		.flatMap(([, sources]) => Object.keys(sources))
		.filter((source) => /(^|\/)node_modules\//.test(source));
	return Buffer.from(`${JSON.stringify(createBill(bundled), null, '\t')}\n`);
}

/**
 * Files of an installable plugin. Without `withSandbox` it has no sandbox, so no invented data.
 *
 * @param {{ withSandbox: boolean }} wishes
 * @return {{ path: string, data: Buffer }[]} Paths are relative to the plugin.
 */
export function pluginFiles({ withSandbox }) {
	const isLeftOut = createIsLeftOut({ withSandbox });
	const plugin = readdirSync(PLUGIN)
		.sort()
		.flatMap((name) => [...filesBelow(PLUGIN, name, isLeftOut)]);
	return [
		...plugin,
		{ path: 'sbom.json', data: billOf(plugin.map(({ path }) => path)) },
		{ path: 'LICENSE', data: readFileSync(join(ROOT, 'LICENSE')) },
		...BUILD_SOURCES.flatMap((name) => [...filesBelow(ROOT, name, () => false)]).map((file) => ({
			...file,
			path: `source/${file.path}`,
		})),
	];
}
