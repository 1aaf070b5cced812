import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../dependencies.mjs';
import { git } from '../git.mjs';
import { listTestFiles, suiteOf } from './test-files.mjs';
import { tool } from './run.mjs';

const BUILD = join(ROOT, 'php-stub/build');
const CONFIGS = ['jest.config.js', 'tests/e2e/jest.config.js'];

/**
 * @param {string} ref A commit or a branch.
 * @return {string[]} Paths of the files that differ from it, with new ones; deleted ones are left out: types find what imported them.
 * @throws {Error} One sentence without git, or if there is no such commit.
 */
export function listChanged(ref) {
	try {
		const changed = git(ROOT, 'diff', '--name-only', ref, '--');
		const added = git(ROOT, 'ls-files', '--others', '--exclude-standard');
		return [...changed.split('\n'), ...added.split('\n')].filter(
			(path) => path !== '' && existsSync(join(ROOT, path)),
		);
	} catch (error) {
		const reason = error instanceof Error ? error.message.split('\n')[0] : error;
		throw new Error(`--changed needs git and a commit to compare with: ${reason}`);
	}
}

/**
 * Test files that import one of these files, directly or not.
 *
 * @param {readonly string[]} files
 * @return {string[]}
 */
function findImporters(files) {
	return CONFIGS.flatMap((config) => {
		const args = ['--config', config, '--listTests', '--json', '--findRelatedTests', ...files];
		const { status, stdout, stderr } = spawnSync(process.execPath, [tool('jest'), ...args], {
			cwd: ROOT,
			encoding: 'utf8',
			maxBuffer: 64 * 1024 * 1024,
		});
		if (status !== 0) {
			throw new Error(stderr.trim());
		}
		return /** @type {string[]} */ (JSON.parse(stdout)).map((path) =>
			relative(ROOT, path).replaceAll('\\', '/'),
		);
	});
}

/** @typedef {{ sources: Record<string, Record<string, number>>, routes: Record<string, Record<string, string[]>> }} Bundle What the build wrote: chunk → sources, and for each connection route → chunks. */

/** @return {Bundle | undefined} Undefined without a build. */
function readBundle() {
	const [sources, routes] = ['sources.json', 'routes.json'].map((name) => join(BUILD, name));
	return existsSync(sources) && existsSync(routes)
		? {
				sources: JSON.parse(readFileSync(sources, 'utf8')),
				routes: JSON.parse(readFileSync(routes, 'utf8')).routes,
			}
		: undefined;
}

/**
 * The routes that load a source, but not those that every route loads: the short list of flows covers these.
 *
 * @param {string}             source
 * @param {Bundle | undefined} bundle
 * @return {string[]}
 */
export function routesOf(source, bundle) {
	if (!bundle) {
		return [];
	}
	const chunks = Object.entries(bundle.sources)
		.filter(([, sources]) => source in sources)
		.map(([name]) => name.replace(/\.js$/, ''));
	const routes = Object.values(bundle.routes).flatMap((table) =>
		Object.entries(table)
			.filter(([, names]) => names.some((name) => chunks.includes(name)))
			.map(([route]) => route),
	);
	return [...new Set(routes)];
}

/** What jest finds the importers of. */
const IMPORTED = /^(src|tests|fixtures|bin)\/.*\.([mc]?[jt]sx?|json)$/;
const PHP = /^php-stub\/.*\.php$/;

/**
 * Test files for a difference: those that import what it touches, those that open a route whose chunk it touches, and for PHP all that ask a site.
 *
 * @param {readonly string[]} changed Paths of files that exist.
 * @param {object}            [sources]
 * @param {(files: readonly string[]) => string[]} [sources.importersOf]
 * @param {Bundle | undefined}                     [sources.bundle]
 * @param {readonly string[]}                      [sources.files] All test files.
 * @param {(file: string) => string}               [sources.read]
 * @return {{ related: string[], unmapped: string[] }} `unmapped`: files of a kind that no test imports.
 */
export function relate(
	changed,
	{
		importersOf = findImporters,
		bundle = readBundle(),
		files = listTestFiles(),
		read = (file) => readFileSync(join(ROOT, file), 'utf8'),
	} = {},
) {
	const code = changed.filter((path) => IMPORTED.test(path));
	const php = changed.filter((path) => PHP.test(path));
	const routes = [...new Set(code.flatMap((path) => routesOf(path, bundle)))];
	const opens = (/** @type {string} */ file) => {
		const text = read(file);
		return routes.some((route) => text.includes(`#${route}'`) || text.includes(`'${route}'`));
	};
	const importers = new Set(code.length > 0 ? importersOf(code) : []);
	return {
		related: files.filter(
			(file) =>
				importers.has(file) ||
				(routes.length > 0 && suiteOf(file) === 'browser' && opens(file)) ||
				(php.length > 0 && /^tests\/(contract|companion)\//.test(file)),
		),
		unmapped: changed.filter((path) => !IMPORTED.test(path) && !PHP.test(path)),
	};
}
