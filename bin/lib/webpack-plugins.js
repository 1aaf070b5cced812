const fs = require('node:fs');
const path = require('node:path');
const { listClientPaths, listClientWrites, listProviderReads } = require('./client-paths.js');
const { loadTypeScript } = require('./load-typescript.js');
const { textsOfPlugin } = require('./php-texts.js');

/** Copies the fixtures beside the bundle, so that the installed plugin can read them. */
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
 * Adds a JSON file about the bundle to the bundle.
 *
 * @param {import('webpack').Compiler}                          compiler
 * @param {string}                                              filename
 * @param {(compilation: import('webpack').Compilation) => object} collect
 */
function emitJson(compiler, filename, collect) {
	const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
	compiler.hooks.thisCompilation.tap(filename, (compilation) => {
		compilation.hooks.processAssets.tap({ name: filename, stage }, () => {
			const json = JSON.stringify(collect(compilation), null, '\t');
			compilation.emitAsset(filename, new compiler.webpack.sources.RawSource(json));
		});
	});
}

const withoutQuery = (/** @type {string} */ file) => file.replace(/\?.*$/, '');

/**
 * Writes the chunks of each route's first screen and the files of each chunk:
 *
 *     chunks: { dashboard: [ "dashboard.css?ver=…", "dashboard.js?ver=…" ] }
 *     routes: { linked: { "/dashboard": [ "dashboard", "status" ] } }
 *
 * Files are in load order, with the same URLs that the bundle uses, including files that webpack has split off. The build fails if
 * the table names a missing chunk. The table is TypeScript and runs here in Node; as an entry of the same compilation it would need a
 * browser's globals, and its file would have to be deleted.
 */
class RouteManifest {
	/**
	 * @param {string} filename
	 * @param {string} table    A module that exports buildRouteChunks(): visitor → path → chunk names.
	 */
	constructor(filename, table) {
		this.filename = filename;
		this.table = table;
	}
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		emitJson(compiler, this.filename, (compilation) => {
			const { exports, files } = loadTypeScript(this.table);
			files.forEach((file) => compilation.fileDependencies.add(file));
			/** @type {Record<string, Record<string, string[]>>} */
			const routes = exports.buildRouteChunks();
			const chunks = filesByChunk(compilation);
			/** With those that it shares. @param {string} name */
			const withShared = (name) => {
				const group = compilation.namedChunkGroups.get(name);
				if (!group) {
					const message = `A route needs the chunk "${name}", which no import() names.`;
					compilation.errors.push(new compiler.webpack.WebpackError(message));
				}
				return group?.chunks.flatMap((chunk) => chunk.name ?? []) ?? [];
			};
			const listAll = (/** @type {Record<string, string[]>} */ paths) =>
				mapValues(paths, (names) => [...new Set(names.flatMap(withShared))]);
			return { chunks, routes: mapValues(routes, listAll) };
		});
	}
}

/** Writes the tables that PHP reads, one JSON file each; as with the routes, TypeScript code that runs here in Node creates them. */
class ServerTables {
	/** @param {string} source A module that exports buildServerTables(): file → content. */
	constructor(source) {
		this.source = source;
	}
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		const { exports, files } = loadTypeScript(this.source);
		/** @type {Record<string, object>} */
		const tables = exports.buildServerTables();
		for (const [filename, content] of Object.entries(tables)) {
			emitJson(compiler, filename, (compilation) => {
				files.forEach((file) => compilation.fileDependencies.add(file));
				return content;
			});
		}
	}
}

/** Writes the REST paths that the client calls, which PHP compares with the site's routes. */
class ClientPaths {
	/** @param {string} filename */
	constructor(filename) {
		this.filename = filename;
	}
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		emitJson(compiler, this.filename, () => ({
			all: listClientPaths(),
			written: listClientWrites(),
			ofProvider: listProviderReads(),
		}));
	}
}

/**
 * @template T, U
 * @param {Record<string, T>} record
 * @param {(value: T) => U}   map
 * @return {Record<string, U>}
 */
const mapValues = (record, map) =>
	Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/**
 * @param {import('webpack').Compilation} compilation
 * @return {Record<string, string[]>} Name of each lazy chunk to its files.
 */
const filesByChunk = ({ chunks }) =>
	Object.fromEntries(
		[...chunks]
			.filter((chunk) => chunk.name && !chunk.canBeInitial())
			.map((chunk) => [String(chunk.name), [...chunk.files]]),
	);

/**
 * Writes { entryName: [ "plugins-screen.js", "plugins-dialog.js", … ] }: the files of each entry and its lazy chunks. A zip leaves
 * out files that only the entries of other builds load.
 */
class EntryManifest {
	/** @param {string} filename */
	constructor(filename) {
		this.filename = filename;
	}
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		emitJson(compiler, this.filename, ({ entrypoints }) => {
			const entries = [...entrypoints].map(([name, entrypoint]) => {
				const chunk = entrypoint.getEntrypointChunk();
				const chunks = [chunk, ...chunk.getAllAsyncChunks()];
				const files = chunks.flatMap((one) => [...one.files, ...one.auxiliaryFiles]);
				return [name, [...new Set(files.map(withoutQuery))].sort()];
			});
			return Object.fromEntries(entries);
		});
	}
}

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
 * Writes { "admin.js": { "src/index.tsx": 1234, "node_modules/redux": 5678, … } }: the sources of each script of the bundle, with their bytes before
 * minification. A package is one source, named by its key in package-lock.json. The bill of materials of a zip is made from this list, and the
 * budgets of the bundle name what grew.
 */
class BundledSources {
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
		emitJson(compiler, this.filename, ({ chunks, chunkGraph }) => {
			const entries = [...chunks].flatMap((chunk) => {
				const modules = [...chunkGraph.getChunkModulesIterable(chunk)];
				/** @type {Map<string, number>} */
				const sources = new Map();
				for (const { file, bytes } of modules.flatMap(filesOf)) {
					const source = this.nameOf(file);
					sources.set(source, (sources.get(source) ?? 0) + bytes);
				}
				const sorted = Object.fromEntries([...sources].sort());
				return [...chunk.files]
					.filter((file) => /\.js\b/.test(file))
					.map((file) => /** @type {const} */ ([withoutQuery(file), sorted]));
			});
			return Object.fromEntries(entries.sort());
		});
	}
	/** @param {string} file */
	nameOf(file) {
		const name = path.relative(this.root, file).split(path.sep).join('/');
		return /^(.*\/)?node_modules\/(@[^/]+\/)?[^/]+(?=\/)/.exec(name)?.[0] ?? name;
	}
}

/**
 * The text and the context of an entry of a .pot file, as one key.
 *
 * @param {string} entry
 */
const keyOfEntry = (entry) =>
	['msgctxt', 'msgid']
		.map((name) => new RegExp(`^${name} ((?:".*"\n?)+)`, 'm').exec(entry)?.[1] ?? '')
		.map((lines) => lines.trim().replace(/"\n"/g, ''))
		.join();

/**
 * An entry of a .pot file.
 *
 * @param {import('./php-texts.js').PhpText} text
 */
const toEntry = ({ text, plural, context, note, place }) =>
	[
		`#: ${place}`,
		...(note ? [`#. ${note.replace(/\s+/g, ' ')}`] : []),
		...(context === undefined ? [] : [`msgctxt ${JSON.stringify(context)}`]),
		`msgid ${JSON.stringify(text)}`,
		...(plural === undefined
			? ['msgstr ""']
			: [`msgid_plural ${JSON.stringify(plural)}`, 'msgstr[0] ""', 'msgstr[1] ""']),
	].join('\n');

/**
 * Completes the list of texts to translate: adds those of the plugin's PHP, and sorts all by their first location. Otherwise their order
 * would depend on the order of compilation, and the same source must build the same bytes.
 */
class CompleteTranslations {
	/**
	 * @param {string}             file   A .pot file with the texts of the scripts, complete after the compilation.
	 * @param {string | undefined} plugin Folder of the plugin's PHP; undefined if the source was copied without it.
	 */
	constructor(file, plugin) {
		this.file = file;
		this.plugin = plugin;
	}
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		compiler.hooks.afterEmit.tap('CompleteTranslations', () => {
			if (!fs.existsSync(this.file)) {
				return;
			}
			const [header, ...texts] = fs.readFileSync(this.file, 'utf8').trimEnd().split('\n\n');
			/** @type {Map<string, string>} */
			const entries = new Map(texts.map((entry) => [keyOfEntry(entry), entry]));
			for (const text of this.plugin ? textsOfPlugin(this.plugin) : []) {
				const entry = toEntry(text);
				const known = entries.get(keyOfEntry(entry));
				// A text may be in the file only once.
				entries.set(keyOfEntry(entry), known ? `#: ${text.place}\n${known}` : entry);
			}
			fs.writeFileSync(this.file, `${[header, ...[...entries.values()].sort()].join('\n\n')}\n`);
		});
	}
}

module.exports = {
	ClientPaths,
	BundledSources,
	CompleteTranslations,
	CopyFixtures,
	EntryManifest,
	RouteManifest,
	ServerTables,
};
