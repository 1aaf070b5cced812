const fs = require('node:fs');
const path = require('node:path');
const { listClientPaths, listClientWrites, listProviderReads } = require('./client-paths.js');
const { loadTypeScript } = require('./load-typescript.js');

/**
 * @typedef {import('webpack').Compiler} Compiler
 * @typedef {import('webpack').Compilation} Compilation
 */

/**
 * Copies the fixtures beside the bundle, so that the installed plugin can read them. The source in a zip has none.
 *
 * @param {string} from
 * @param {string} to
 */
const copyFixtures = (from, to) => (/** @type {Compiler} */ compiler) =>
	compiler.hooks.afterEmit.tap('fixtures', () =>
		['wire', 'pieces', 'scenarios']
			.filter((folder) => fs.existsSync(path.join(from, folder)))
			.forEach((folder) =>
				fs.cpSync(path.join(from, folder), path.join(to, folder), { recursive: true }),
			),
	);

/**
 * Adds JSON files about the bundle to the bundle.
 *
 * @param {Record<string, (compilation: Compilation) => object>} files
 */
const emitJson = (files) => (/** @type {Compiler} */ compiler) => {
	const { Compilation, sources } = compiler.webpack;
	const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
	compiler.hooks.thisCompilation.tap('json', (compilation) => {
		compilation.hooks.processAssets.tap({ name: 'json', stage }, () => {
			for (const [name, collect] of Object.entries(files)) {
				const json = JSON.stringify(collect(compilation), null, '\t');
				compilation.emitAsset(name, new sources.RawSource(json));
			}
		});
	});
};

/**
 * @template T, U
 * @param {Record<string, T>} record
 * @param {(value: T) => U}   map
 * @return {Record<string, U>}
 */
const mapValues = (record, map) =>
	Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

const withoutQuery = (/** @type {string} */ file) => file.replace(/\?.*$/, '');

/**
 * The chunks of each route's first screen and the files of each lazy chunk:
 *
 *     chunks: { dashboard: [ "dashboard.css?ver=…", "dashboard.js?ver=…" ] }
 *     routes: { linked: { "/dashboard": [ "dashboard", "status" ] } }
 *
 * Files are in load order, with the same URLs that the bundle uses, including files that webpack has split off. The build fails if
 * the table names a missing chunk. The table is TypeScript and runs here in Node; as an entry of the same compilation it would need a
 * browser's globals, and its file would have to be deleted.
 *
 * @param {string} table A module that exports buildRouteChunks(): visitor → path → chunk names.
 */
const routesFrom = (table) => (/** @type {Compilation} */ compilation) => {
	/** @type {Record<string, Record<string, string[]>>} */
	const routes = loadTypeScript(table).buildRouteChunks();
	const lazy = [...compilation.chunks].filter((chunk) => chunk.name && !chunk.canBeInitial());
	/** With those that it shares. @param {string} name */
	const withShared = (name) => {
		const group = compilation.namedChunkGroups.get(name);
		if (!group) {
			const message = `A route needs the chunk "${name}", which no import() names.`;
			compilation.errors.push(new compilation.compiler.webpack.WebpackError(message));
		}
		return group?.chunks.flatMap((chunk) => chunk.name ?? []) ?? [];
	};
	return {
		chunks: Object.fromEntries(lazy.map((chunk) => [String(chunk.name), [...chunk.files]])),
		routes: mapValues(routes, (paths) =>
			mapValues(paths, (names) => [...new Set(names.flatMap(withShared))]),
		),
	};
};

/**
 * The tables that PHP reads, one file each; as with the routes, TypeScript code that runs here in Node creates them.
 *
 * @param {string} source A module that exports buildServerTables(): file → content.
 * @return {Parameters<typeof emitJson>[0]}
 */
function serverTablesFrom(source) {
	/** @type {Record<string, object>} */
	const tables = loadTypeScript(source).buildServerTables();
	return mapValues(tables, (content) => () => content);
}

/** The REST paths that the client calls, which PHP compares with the site's routes. */
const clientPaths = () => ({
	all: listClientPaths(),
	written: listClientWrites(),
	ofProvider: listProviderReads(),
});

/**
 * { entryName: [ "plugins-screen.js", "plugins-dialog.js", … ] }: the files of each entry and its lazy chunks. A zip leaves out files that only the
 * entries of other builds load.
 *
 * @param {Compilation} compilation
 */
const entriesOf = ({ entrypoints }) =>
	Object.fromEntries(
		[...entrypoints].map(([name, entrypoint]) => {
			const chunk = entrypoint.getEntrypointChunk();
			const chunks = [chunk, ...chunk.getAllAsyncChunks()];
			const files = chunks.flatMap((one) => [...one.files, ...one.auxiliaryFiles]);
			return [name, [...new Set(files.map(withoutQuery))].sort()];
		}),
	);

/**
 * @param {import('webpack').Module} module
 * @return {{ file: string, bytes: number }[]} The files of a module; several if webpack has concatenated modules.
 */
function filesOf(module) {
	if ('modules' in module) {
		return /** @type {import('webpack').Module[]} */ (module.modules).flatMap(filesOf);
	}
	const file = module.getSourceTypes().has('javascript') ? module.nameForCondition() : null;
	return file === null ? [] : [{ file, bytes: module.size('javascript') }];
}

/**
 * { "admin.js": { "src/index.tsx": 1234, "node_modules/redux": 5678, … } }: the sources of each script of the bundle, with their bytes before
 * minification. A package is one source, named by its key in package-lock.json. The bill of materials of a zip is made from this list, and the
 * budgets of the bundle name what grew.
 *
 * @param {string} root Folder of the package-lock.json.
 */
const sourcesBelow =
	(root) =>
	(/** @type {Compilation} */ { chunks, chunkGraph }) => {
		const nameOf = (/** @type {string} */ file) => {
			const name = path.relative(root, file).split(path.sep).join('/');
			return /^(.*\/)?node_modules\/(@[^/]+\/)?[^/]+(?=\/)/.exec(name)?.[0] ?? name;
		};
		const entries = [...chunks].flatMap((chunk) => {
			const modules = [...chunkGraph.getChunkModulesIterable(chunk)];
			/** @type {Map<string, number>} */
			const sources = new Map();
			for (const { file, bytes } of modules.flatMap(filesOf)) {
				const source = nameOf(file);
				sources.set(source, (sources.get(source) ?? 0) + bytes);
			}
			const sorted = Object.fromEntries([...sources].sort());
			return [...chunk.files]
				.filter((file) => /\.js\b/.test(file))
				.map((file) => /** @type {const} */ ([withoutQuery(file), sorted]));
		});
		return Object.fromEntries(entries.sort());
	};

module.exports = {
	clientPaths,
	copyFixtures,
	emitJson,
	entriesOf,
	routesFrom,
	serverTablesFrom,
	sourcesBelow,
};
