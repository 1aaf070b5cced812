const fs = require('node:fs');
const path = require('node:path');
const { loadTypeScript } = require('./load-typescript.js');

/** Puts the worlds beside the bundle, so that the installed plugin can read them. */
class CopyFixtures {
	/**
	 * @param {string} from
	 * @param {string} to
	 */
	constructor(from, to) {
		this.from = from;
		this.to = to;
	}
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		compiler.hooks.afterEmit.tap('CopyFixtures', () => {
			for (const folder of ['wire', 'pieces', 'scenarios']) {
				const source = path.join(this.from, folder);
				if (fs.existsSync(source)) {
					fs.cpSync(source, path.join(this.to, folder), { recursive: true });
				}
			}
		});
	}
}

/**
 * Writes which chunks the first screen of each route needs, and which files each chunk is:
 *
 *     chunks: { dashboard: [ "dashboard.css?ver=…", "dashboard.js?ver=…" ] }
 *     routes: { linked: { "/dashboard": [ "dashboard", "status" ] } }
 *
 * Files are in load order, with the address that the bundle itself asks for, and with what webpack has split off a chunk. The build fails where
 * the table names a chunk that does not exist. The table is TypeScript and runs here in Node: an entry of the same compilation would need a
 * browser's global variables, and its file would have to be deleted again.
 */
class RouteManifest {
	/**
	 * @param {string} filename
	 * @param {string} table    A module that exports buildRouteChunks(): visitor → path → names of chunks.
	 */
	constructor(filename, table) {
		this.filename = filename;
		this.table = table;
	}
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		compiler.hooks.thisCompilation.tap('RouteManifest', (compilation) => {
			const { RawSource } = compiler.webpack.sources;
			compilation.hooks.processAssets.tap(
				{ name: 'RouteManifest', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
				() => {
					const { exports, files } = loadTypeScript(this.table);
					files.forEach((file) => compilation.fileDependencies.add(file));
					/** @type {Record<string, Record<string, string[]>>} */
					const routes = exports.buildRouteChunks();
					const chunks = filesByChunk(compilation);
					for (const name of new Set(Object.values(routes).flatMap(Object.values).flat())) {
						if (!chunks[name]) {
							const message = `A route needs the chunk "${name}", which no import() names.`;
							compilation.errors.push(new compiler.webpack.WebpackError(message));
						}
					}
					compilation.emitAsset(
						this.filename,
						new RawSource(JSON.stringify({ chunks, routes }, null, '\t')),
					);
				},
			);
		});
	}
}

/**
 * @param {import('webpack').Compilation} compilation
 * @return {Record<string, string[]>} Name of each lazy chunk to its files.
 */
const filesByChunk = ({ namedChunkGroups }) =>
	Object.fromEntries(
		[...namedChunkGroups]
			.filter(([, group]) => !group.isInitial())
			.map(([name, group]) => [name, group.getFiles()]),
	);

/**
 * Writes { entryName: [ "plugins-screen.js", "plugins-dialog.js", … ] }: every file that an entry and its lazy chunks load. Packing leaves
 * out what only the entries of others load.
 */
class EntryManifest {
	/** @param {string} filename */
	constructor(filename) {
		this.filename = filename;
	}
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		compiler.hooks.thisCompilation.tap('EntryManifest', (compilation) => {
			const { RawSource } = compiler.webpack.sources;
			compilation.hooks.processAssets.tap(
				{ name: 'EntryManifest', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
				() => {
					const entries = [...compilation.entrypoints].map(([name, entrypoint]) => {
						const chunk = entrypoint.getEntrypointChunk();
						const chunks = [chunk, ...chunk.getAllAsyncChunks()];
						const files = chunks.flatMap((one) => [...one.files, ...one.auxiliaryFiles]);
						return [name, [...new Set(files.map((file) => file.replace(/\?.*$/, '')))].sort()];
					});
					compilation.emitAsset(
						this.filename,
						new RawSource(JSON.stringify(Object.fromEntries(entries), null, '\t')),
					);
				},
			);
		});
	}
}

module.exports = { CopyFixtures, RouteManifest, EntryManifest };
