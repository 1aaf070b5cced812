const { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { dirname } = require('node:path');
// @ts-expect-error It has no types.
const makepot = require('@wordpress/babel-plugin-makepot');
const { DOMAIN, textsOfPlugin } = require('./php-texts.js');

/** @typedef {import('gettext-parser').GetTextTranslation} Entry */

/**
 * Adds the texts of the plugin's PHP.
 *
 * @param {import('gettext-parser').GetTextTranslations} file
 * @param {import('./php-texts.js').PhpText[]}           texts
 */
function addTexts({ translations }, texts) {
	for (const { text, plural, context = '', note, place } of texts) {
		const group = (translations[context] ??= {});
		const known = group[text];
		const reference = [place, known?.comments?.reference].filter(Boolean).join('\n');
		group[text] = {
			...{ msgid: text, msgctxt: context, msgstr: plural ? ['', ''] : [''] },
			...(plural && { msgid_plural: plural }),
			...known,
			comments: { extracted: note?.replace(/\s+/g, ' '), ...known?.comments, reference },
		};
	}
}

/** @param {Entry} entry */
const keyOf = ({ comments, msgid, msgctxt = '' }) =>
	[comments?.reference ?? '', msgctxt, msgid].join('\n');

/** The arguments before the text domain, by the name of the function. */
const BEFORE_DOMAIN = new Map(Object.entries({ __: 1, _x: 2, _n: 3, _nx: 4 }));

/**
 * Gathers the texts to translate while Babel compiles, adds those of PHP, and writes all after the build. The package's own plugin rewrites the texts
 * of all sources after each source, which took a sixth of the build. They are sorted by their first location: their order would depend on the order
 * of compilation, and the same source must build the same bytes. The sources leave out the text domain, which WordPress's tools need in a built file:
 * each call gets it here.
 */
class GatherTexts {
	/**
	 * @param {string}             output A .pot file.
	 * @param {string | undefined} plugin Folder of the plugin's PHP; undefined if the source was copied without it.
	 */
	constructor(output, plugin) {
		const { visitor } = makepot();
		/** @type {Set<string>} */
		const sources = new Set();
		/** A plugin for Babel. */
		this.gather = (/** @type {typeof import('@babel/core')} */ { types }) => ({
			visitor: {
				/** @param {import('@babel/core').NodePath<import('@babel/core').types.CallExpression>} path @param {object} state */
				CallExpression(path, state) {
					visitor.CallExpression.call(this, path, state);
					const { callee, arguments: args } = path.node;
					if (types.isIdentifier(callee) && BEFORE_DOMAIN.get(callee.name) === args.length) {
						args.push(types.stringLiteral(DOMAIN));
					}
				},
				Program: {
					/** @this {{ file: { opts: { filename: string } } }} */
					enter() {
						sources.add(this.file.opts.filename);
						visitor.Program.enter.call(this);
					},
				},
			},
		});
		this.write = async () => {
			rmSync(output, { force: true });
			mkdirSync(dirname(output), { recursive: true });
			// The plugin writes all texts at the end of each source that has any.
			for (const filename of sources) {
				if (!existsSync(output)) {
					visitor.Program.exit.call({ file: { opts: { filename } } }, null, { opts: { output } });
				}
			}
			const { po } = await import('gettext-parser');
			const file = po.parse(readFileSync(output));
			addTexts(file, plugin ? textsOfPlugin(plugin) : []);
			const sort = (/** @type {Entry} */ one, /** @type {Entry} */ other) =>
				keyOf(one) < keyOf(other) ? -1 : 1;
			writeFileSync(output, po.compile(file, { sort }));
		};
	}
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		compiler.hooks.afterEmit.tapPromise('GatherTexts', this.write);
	}
}

module.exports = { GatherTexts };
