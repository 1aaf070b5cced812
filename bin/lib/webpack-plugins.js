const fs = require('node:fs');
const path = require('node:path');

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
 * Writes { chunkName: [ "dashboard.js?ver=…", "dashboard.css?ver=…" ] }: the server prints preload
 * links from it, and a link only helps when its URL is the very one that the bundle asks for.
 */
class ChunkManifest {
	/** @param {string} filename */
	constructor(filename) {
		this.filename = filename;
	}
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		compiler.hooks.thisCompilation.tap('ChunkManifest', (compilation) => {
			const { RawSource } = compiler.webpack.sources;
			compilation.hooks.processAssets.tap(
				{ name: 'ChunkManifest', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
				() => {
					/** @type {Record<string, string[]>} */
					const chunks = {};
					for (const chunk of compilation.chunks) {
						if (chunk.name && !chunk.hasRuntime()) {
							chunks[chunk.name] = [...chunk.files];
						}
					}
					compilation.emitAsset(this.filename, new RawSource(JSON.stringify(chunks, null, '\t')));
				},
			);
		});
	}
}

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

module.exports = { CopyFixtures, ChunkManifest, EntryManifest };
