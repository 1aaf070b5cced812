#!/usr/bin/env node
/* Changes files of `domain` or `state` one place at a time, and lists the changes that no test notices. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ensureDependencies, ROOT } from './lib/dependencies.mjs';
import { readFlags } from './lib/flags.mjs';
import { reasonOf } from './lib/reason-of.mjs';

const HELP = `npm run mutate -- [flags] FILE...

Changes each FILE, or the files of a folder, one place at a time, and lists the changes that no test in tests/domain, state and api notices.

  --with=X,Y   then try what is left on the tests of these folders, too, such as tests/screens/dashboard
`;
const PLAN = join(ROOT, '.cache/mutate.json');
const RESULTS = join(ROOT, '.cache/mutate.ndjson');

/** @param {string[]} args Of jest. */
const jest = (args, env = {}) =>
	spawnSync(process.execPath, ['node_modules/.bin/jest', ...args], {
		cwd: ROOT,
		encoding: 'utf8',
		env: { ...process.env, TZ: 'UTC', ...env },
		maxBuffer: 2 ** 30,
	});

/** @param {string} text */
const short = (text) => text.replace(/\s+/g, ' ').replace(/^(.{60}).+/, '$1…') || 'nothing';

/** @param {string} path */
function filesOf(path) {
	const isFolder = statSync(path).isDirectory();
	const names = isFolder ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [''];
	return names.map((name) => join(path, name)).filter((name) => name.endsWith('.ts'));
}

/**
 * Runs test files with each of their mutants.
 *
 * @param {Record<string, string>}   code  Sources with all mutants, by path.
 * @param {Record<string, number[]>} tests Numbers of the mutants, by path of the test.
 * @return {{ path: string, reached: number[], killed: number[] }[]}
 */
function runTests(code, tests) {
	const paths = Object.keys(tests);
	writeFileSync(PLAN, JSON.stringify({ code, tests, results: RESULTS }));
	writeFileSync(RESULTS, '');
	const config = ['--config', 'bin/lib/mutate/jest.config.js', '--silent'];
	if (paths.length === 0) {
		return [];
	}
	const { stderr } = jest([...config, '--runTestsByPath', ...paths], { MUTATE_PLAN: PLAN });
	const lines = readFileSync(RESULTS, 'utf8').split('\n').filter(Boolean);
	if (lines.length < paths.length) {
		throw new Error(`Some tests did not run:\n${stderr.slice(-3000)}`);
	}
	return lines.map((line) => JSON.parse(line));
}

/** @param {string[]} args */
async function mutate(args) {
	const isFlag = (/** @type {string} */ arg) => arg.startsWith('-');
	const names = args.filter((arg) => !isFlag(arg));
	const { with: others, help } = readFlags(
		'npm run mutate',
		{ with: { type: 'string' }, help: { type: 'boolean', default: false } },
		args.filter(isFlag),
	);
	if (help) {
		console.log(HELP);
		return;
	}
	if (names.length === 0) {
		throw new Error('Name a file or a folder of src: `npm run mutate -- src/domain/dashboard.ts`.');
	}
	ensureDependencies();
	mkdirSync(join(ROOT, '.cache'), { recursive: true });
	const { findMutants } = await import('./lib/mutate/mutants.mjs');
	const files = names.flatMap((name) => filesOf(resolve(ROOT, name)));
	/** @type {Record<string, string>} */
	const code = {};
	const mutants = files.flatMap((path, at) => {
		const found = findMutants(readFileSync(path, 'utf8'), at * 10_000 + 1);
		code[path] = found.code;
		return found.mutants.map((mutant) => ({ ...mutant, path }));
	});
	const related = jest(['--listTests', '--findRelatedTests', ...files]).stdout.split('\n');
	let alive = new Set(mutants.map(({ id }) => id));
	const groups = ['tests/domain', 'tests/state,tests/api', ...(others ? [others] : [])];
	for (const group of groups) {
		const folders = group.split(',').map((folder) => resolve(ROOT, folder));
		const tests = related.filter((path) => folders.some((folder) => path.startsWith(folder)));
		const plain = runTests(code, Object.fromEntries(tests.map((path) => [path, [0]])));
		plain
			.filter(({ killed }) => killed.length > 0)
			.forEach(({ path }) => console.log(`Left out, because it fails: ${relative(ROOT, path)}`));
		const plan = plain
			.filter(({ killed }) => killed.length === 0)
			.map(({ path, reached }) => [path, reached.filter((id) => alive.has(id))])
			.filter(([, ids]) => ids.length > 0);
		const dead = runTests(code, Object.fromEntries(plan)).flatMap(({ killed }) => killed);
		alive = new Set([...alive].filter((id) => !dead.includes(id)));
		console.log(`${group}: ${tests.length} files, ${alive.size} of ${mutants.length} survive`);
	}
	for (const path of files) {
		const own = mutants.filter((mutant) => mutant.path === path);
		const left = own.filter(({ id }) => alive.has(id));
		console.log(`\n${relative(ROOT, path)}: ${own.length} mutants, ${left.length} survive`);
		left.forEach(({ line, from, to }) => console.log(`  ${line}  ${short(from)}  →  ${short(to)}`));
	}
	rmSync(PLAN);
	rmSync(RESULTS);
}

try {
	await mutate(process.argv.slice(2));
} catch (error) {
	console.error(reasonOf(error));
	process.exitCode = 1;
}
