const { existsSync } = require('node:fs');
const path = require('node:path');
const { compileFunction } = require('node:vm');
const { transformFileSync } = require('@swc/core');

const SOURCE = path.join(__dirname, '../../src');

/** @type {import('@swc/core').Options} */
const SWC = {
	configFile: false,
	swcrc: false,
	jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
	module: { type: 'commonjs' },
};

/**
 * @param {string} request Specifier of the import.
 * @param {string} from    Folder of the importing file.
 * @return {string | null} A file of the project, or null for a package.
 */
function resolveOwn(request, from) {
	if (!/^(@\/|\.)/.test(request)) {
		return null;
	}
	const base = request.startsWith('@/')
		? path.join(SOURCE, request.slice(2))
		: path.join(from, request);
	const file = [base, `${base}.ts`, path.join(base, 'index.ts')].find(
		(candidate) => candidate.endsWith('.ts') && existsSync(candidate),
	);
	if (!file) {
		throw new Error(`There is no ${request} for ${from}.`);
	}
	return file;
}

/**
 * Runs a module of `src/domain` in Node. Lint ensures that these modules are pure, so they need no browser and no bundle.
 *
 * @param {string} entry Path of a TypeScript file.
 * @return {Record<string, any>} Its exports.
 */
function loadTypeScript(entry) {
	/** @type {Map<string, { exports: Record<string, any> }>} */
	const modules = new Map();
	/** @param {string} file */
	const load = (file) => {
		const known = modules.get(file);
		if (known) {
			return known.exports;
		}
		const loaded = { exports: {} };
		modules.set(file, loaded);
		const { code } = transformFileSync(file, SWC);
		/** @param {string} request */
		const requireFrom = (request) => {
			const own = resolveOwn(request, path.dirname(file));
			return own ? load(own) : require(request);
		};
		const run = compileFunction(code, ['require', 'module', 'exports'], { filename: file });
		run(requireFrom, loaded, loaded.exports);
		return loaded.exports;
	};
	return load(entry);
}

module.exports = { loadTypeScript };
