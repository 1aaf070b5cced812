import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { createBill } from './bill-of-materials.mjs';
import { ROOT } from './dependencies.mjs';

const PLUGIN = join(ROOT, 'php-stub');

/** The packages in each file of the bundle, as webpack lists them. */
const PACKAGES = 'build/packages.json';

/** For work on the plugin: the floor is for the bench, the other bundle has the dev tools, and the list of packages becomes sbom.json. */
const isForUs = (/** @type {string} */ path) =>
	path === 'playground' ||
	path === 'build-dev' ||
	path === PACKAGES ||
	/(^|\/)(README\.md|\.[^/]+|.*\.map)$/.test(path) ||
	path.startsWith('build/floor.');

/** What only the sandbox reads. */
const isSandbox = (/** @type {string} */ path) => path === 'sandbox' || path === 'build/fixtures';

/** All that `npm run build` reads: the zip has the source of its minified files, and builds the same files again. */
const SOURCES = [
	'src',
	'bin/with-dependencies.mjs',
	'bin/lib/dependencies.mjs',
	'bin/lib/webpack-plugins.js',
	'babel.config.json',
	'package.json',
	'package-lock.json',
	'tsconfig.json',
	'webpack.config.js',
];

/**
 * Whether a zip leaves out a file or a folder of the plugin's folder.
 *
 * @param {string}                   path   Within the plugin's folder.
 * @param {{ withSandbox: boolean }} wishes
 */
export const isLeftOut = (path, { withSandbox }) =>
	isForUs(path) || (!withSandbox && isSandbox(path));

/**
 * @param {string}                    root      Folder that paths are below.
 * @param {string}                    path      A file or a folder there.
 * @param {(path: string) => boolean} isOut
 * @return {Generator<{ path: string, data: Buffer }>}
 */
function* filesBelow(root, path, isOut) {
	if (isOut(path)) {
		return;
	}
	const full = join(root, path);
	if (!statSync(full).isDirectory()) {
		yield { path, data: readFileSync(full) };
		return;
	}
	for (const name of readdirSync(full).sort()) {
		yield* filesBelow(root, relative(root, join(full, name)).split(sep).join('/'), isOut);
	}
}

const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * The bill of materials of the packed files.
 *
 * @param {string[]} paths Within the plugin's folder.
 */
function billOf(paths) {
	const bundled = Object.entries(readJson(join(PLUGIN, PACKAGES)))
		.filter(([file]) => paths.includes(`build/${file}`))
		.flatMap(([, packages]) => packages);
	const { packages } = readJson(join(ROOT, 'package-lock.json'));
	const bill = createBill(readJson(join(ROOT, 'package.json')), packages, bundled);
	return Buffer.from(`${JSON.stringify(bill, null, '\t')}\n`);
}

/**
 * The files of an installable plugin. What people install has no sandbox, and so nothing that invents data.
 *
 * @param {{ withSandbox: boolean }} wishes
 * @return {{ path: string, data: Buffer }[]} Paths within the plugin's folder.
 */
export function pluginFiles({ withSandbox }) {
	const isOut = (/** @type {string} */ path) => isLeftOut(path, { withSandbox });
	const plugin = readdirSync(PLUGIN)
		.sort()
		.flatMap((name) => [...filesBelow(PLUGIN, name, isOut)]);
	return [
		...plugin,
		{ path: 'sbom.json', data: billOf(plugin.map(({ path }) => path)) },
		{ path: 'LICENSE', data: readFileSync(join(ROOT, 'LICENSE')) },
		...SOURCES.flatMap((name) => [...filesBelow(ROOT, name, () => false)]).map((file) => ({
			...file,
			path: `source/${file.path}`,
		})),
	];
}
