const { existsSync, mkdirSync, rmSync } = require('node:fs');
const { dirname } = require('node:path');
// @ts-expect-error It has no types.
const makepot = require('@wordpress/babel-plugin-makepot');

/**
 * Gathers the texts to translate while Babel compiles, and writes them after the build. The package's own plugin rewrites the texts of all sources
 * after each source, which took a sixth of the build.
 */
class GatherTexts {
	/** @param {string} output A .pot file. */
	constructor(output) {
		const { visitor } = makepot();
		/** @type {Set<string>} */
		const sources = new Set();
		/** A plugin for Babel. */
		this.gather = () => ({
			visitor: {
				CallExpression: visitor.CallExpression,
				Program: {
					/** @this {{ file: { opts: { filename: string } } }} */
					enter() {
						sources.add(this.file.opts.filename);
						visitor.Program.enter.call(this);
					},
				},
			},
		});
		this.write = () => {
			rmSync(output, { force: true });
			mkdirSync(dirname(output), { recursive: true });
			// The plugin writes all texts at the end of each source that has any.
			for (const filename of sources) {
				if (existsSync(output)) {
					return;
				}
				visitor.Program.exit.call({ file: { opts: { filename } } }, null, { opts: { output } });
			}
		};
	}
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		compiler.hooks.afterEmit.tap('GatherTexts', this.write);
	}
}

module.exports = { GatherTexts };
