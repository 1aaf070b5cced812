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
 * @param {import('webpack').Module} module
 * @return {string[]} Files that a module is made of; several where webpack has joined modules into one.
 */
function filesOf(module) {
	const joined =
		'modules' in module ? /** @type {import('webpack').Module[]} */ (module.modules) : [];
	return [module.nameForCondition(), ...joined.flatMap(filesOf)].filter((file) => file !== null);
}

/**
 * Writes { "admin.js": [ "node_modules/redux", … ] }: the packages whose modules are in each file of the bundle, by their keys in
 * package-lock.json. The zip's bill of materials is made from it.
 */
class BundledPackages {
	/**
	 * @param {string} root     Folder of the package-lock.json.
	 * @param {string} filename
	 */
	constructor(root, filename) {
		this.root = root;
		this.filename = filename;
	}
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		compiler.hooks.thisCompilation.tap('BundledPackages', (compilation) => {
			const { RawSource } = compiler.webpack.sources;
			compilation.hooks.processAssets.tap(
				{
					name: 'BundledPackages',
					stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
				},
				() => {
					/** @type {Record<string, string[]>} */
					const packages = {};
					for (const chunk of compilation.chunks) {
						const keys = [...compilation.chunkGraph.getChunkModulesIterable(chunk)]
							.flatMap(filesOf)
							.flatMap((file) => this.keyOf(file) ?? []);
						for (const file of chunk.files) {
							packages[file.replace(/\?.*/, '')] = [...new Set(keys)].sort();
						}
					}
					const sorted = Object.fromEntries(Object.entries(packages).sort());
					compilation.emitAsset(this.filename, new RawSource(JSON.stringify(sorted, null, '\t')));
				},
			);
		});
	}
	/**
	 * @param {string} file
	 * @return {string | undefined} Undefined for a file of our own.
	 */
	keyOf(file) {
		const name = `/${path.relative(this.root, file).split(path.sep).join('/')}`;
		return /^\/(.*\/)?node_modules\/(@[^/]+\/)?[^/]+(?=\/)/.exec(name)?.[0].slice(1);
	}
}

/**
 * Sorts the texts to translate by the first place of each: their order would depend on which file was compiled last, and the same
 * source is to make the same bytes.
 */
class SortedTranslations {
	/** @param {string} file A .pot file that is complete once everything is compiled. */
	constructor(file) {
		this.file = file;
	}
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		compiler.hooks.afterEmit.tap('SortedTranslations', () => {
			if (fs.existsSync(this.file)) {
				const [header, ...texts] = fs.readFileSync(this.file, 'utf8').trimEnd().split('\n\n');
				fs.writeFileSync(this.file, `${[header, ...texts.sort()].join('\n\n')}\n`);
			}
		});
	}
}

module.exports = { BundledPackages, ChunkManifest, CopyFixtures, SortedTranslations };
