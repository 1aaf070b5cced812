/**
 * Adds code to webpack's runtime in each file that loads chunks, below the functions that load them.
 *
 * @param {import('webpack').Compiler} compiler
 * @param {string}                     name
 * @param {string}                     code
 */
function addToChunkLoading({ hooks, webpack }, name, code) {
	const { RuntimeGlobals, RuntimeModule } = webpack;
	class Addition extends RuntimeModule {
		/** @override */
		generate() {
			return code;
		}
	}
	hooks.thisCompilation.tap(name, (compilation) => {
		compilation.hooks.runtimeRequirementInTree
			.for(RuntimeGlobals.ensureChunkHandlers)
			.tap(name, (chunk) => {
				compilation.addRuntimeModule(chunk, new Addition(name, RuntimeModule.STAGE_ATTACH));
			});
	});
}

/**
 * Makes every lazy chunk wait for its translations. On a translated page the server defines the global function, which returns a promise for
 * them (`php-stub/plugin/chunk-texts.js`); on an English page it is missing.
 */
class ChunkTexts {
	/** @param {string} name Name of the global function: chunk name → promise or undefined. */
	constructor(name) {
		this.name = name;
	}
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		const handlers = compiler.webpack.RuntimeGlobals.ensureChunkHandlers;
		const code = `${handlers}.t = (chunk, promises) => promises.push(window.${this.name}?.(chunk));`;
		addToChunkLoading(compiler, 'ChunkTexts', code);
	}
}

/** Immediately retries a chunk whose script or stylesheet has failed, because a host that refuses one of many requests usually answers the next. */
class RetryChunks {
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		const { ensureChunk } = compiler.webpack.RuntimeGlobals;
		const code = `const load = ${ensureChunk}; ${ensureChunk} = (chunk) => load(chunk).catch(() => load(chunk));`;
		addToChunkLoading(compiler, 'RetryChunks', code);
	}
}

module.exports = { ChunkTexts, RetryChunks };
