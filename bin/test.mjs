#!/usr/bin/env node
/* Runs all tests of the project and ends with one line of totals. */
import { availableParallelism } from 'node:os';
import { ensureDependencies, ROOT } from './lib/dependencies.mjs';
import { readFlags } from './lib/flags.mjs';
import { requireMariaDb } from './lib/mariadb.mjs';
import { reasonOf } from './lib/reason-of.mjs';
import { beginRecord, isWholeRun } from './lib/release/test-record.mjs';
import { updateSection } from './lib/compatibility.mjs';
import { cellOf, createHostSuites, versionsSection } from './lib/suites/host-suites.mjs';
import { readHosts } from './lib/suites/hosts.mjs';
import { createSuites } from './lib/suites/index.mjs';
import { databasesSection } from './lib/suites/databases.mjs';
import { createOutputs, say } from './lib/suites/output.mjs';
import { stopRunning } from './lib/suites/run.mjs';
import { describeRetried } from './lib/suites/retries.mjs';
import { runSideBySide } from './lib/suites/side-by-side.mjs';
import { createSites } from './lib/suites/sites.mjs';
import { timesOf } from './lib/suites/times.mjs';

const HELP = `npm test -- [flags] [-- flags for jest]

  --only X,Y   only these suites: build, unit, react, types, lint, browser, stage, contract, companion, budgets, requirements
  --long       test every row of the tables that a plain run samples
  --times      list the slowest files of each suite at the end

  --php 7.4,8.5       run the suites contract and companion on these versions of PHP, in WebAssembly if this machine has another
  --react 19          run the suite unit on this version of React
  --wordpress WISH    run the suites browser, contract and companion on a packaged version such as 6.5, or on PATH.zip
  --database KIND     run the suites contract and companion on sqlite, or on the mariadb of this machine
  --browser X         run only the routes and the most used acts, in chromium, firefox or webkit
  --browser-path P    program of that browser; FIREFOX_PATH for Firefox is the same

  A run on another host or browser writes its results into .readme/compatibility.md, unless it has flags for jest or CI=true. With --only it writes
  those of its suites, but nothing about a database, whose rows need both.

  CHROMIUM_PATH   path of a browser to use instead of the npm package's
  TEST_PHP        host or wasm; by default the host's PHP if there is one
  TEST_NO_BUILD   if set, browser tests use the existing build, even if stale
  TEST_PICTURES   if set, browser tests save screenshots to tests/e2e/pictures
`;

/**
 * @typedef {{ passed: number, failed: number, retried?: string[] }} Counts
 * @typedef {Counts & { name: string, time: number }} Result
 */

/**
 * Flags before the first `--` are for this command, the others for jest.
 *
 * @param {string[]} args Arguments after the script name.
 */
function readArguments(args) {
	const dashes = args.indexOf('--');
	const own = dashes < 0 ? args : args.slice(0, dashes);
	const {
		help,
		only,
		long,
		times,
		browser,
		'browser-path': path,
		...host
	} = readFlags(
		'npm test',
		{
			only: { type: 'string' },
			long: { type: 'boolean', default: false },
			times: { type: 'boolean', default: false },
			php: { type: 'string' },
			react: { type: 'string' },
			wordpress: { type: 'string' },
			database: { type: 'string' },
			browser: { type: 'string' },
			'browser-path': { type: 'string' },
			help: { type: 'boolean', default: false },
		},
		own,
	);
	return {
		help,
		only: only?.split(','),
		isLong: long,
		isTimed: times,
		hosts: readHosts(host),
		browser: { name: browser, path },
		rest: dashes < 0 ? [] : args.slice(dashes + 1),
	};
}

/**
 * @param {string}                name
 * @param {() => Promise<Counts>} run
 * @return {Promise<Result>}
 */
async function runSuite(name, run) {
	const start = Date.now();
	say(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`);
	try {
		const counts = await run();
		// A suite without tests proves nothing.
		const failed = counts.passed + counts.failed === 0 ? 1 : counts.failed;
		return { ...counts, name, failed, time: Date.now() - start };
	} catch (error) {
		say(reasonOf(error));
		return { name, passed: 0, failed: 1, time: Date.now() - start };
	}
}

/**
 * @param {ReturnType<typeof createSuites>} suites
 * @param {string[] | undefined}            only
 * @throws {Error} One sentence if there is no such suite.
 */
function pick(suites, only) {
	const unknown = only?.find((name) => !(name in suites));
	if (unknown !== undefined) {
		throw new Error(
			`There is no suite "${unknown}": choose from ${Object.keys(suites).join(', ')}.`,
		);
	}
	return Object.fromEntries(
		Object.entries(suites).filter(([name]) => !only || only.includes(name)),
	);
}

/**
 * Prints the host of each suite, and writes the results into the document.
 *
 * @param {import('./lib/suites/host-suites.mjs').HostResult[]} results
 * @param {{ versions: boolean, databases: boolean }}           writes
 */
function reportHosts(results, writes) {
	console.log();
	results.forEach((result) =>
		console.log(`${result.where.padEnd(50)} ${result.suite.padEnd(10)} ${cellOf(result)}`),
	);
	// A site that failed to boot has no versions.
	const known = results.filter(({ where }) => where !== '');
	const [onDatabase, others] = [true, false].map((wish) =>
		known.filter(({ host }) => (host.database !== undefined) === wish),
	);
	if (writes.versions && others.length > 0) {
		updateSection('versions', (earlier) => versionsSection(earlier, others));
	}
	if (writes.databases && onDatabase.length > 0) {
		updateSection('databases', (earlier) => databasesSection(earlier, onDatabase));
	}
}

/** @param {ReturnType<typeof readArguments>} options */
async function runAll({ only, isLong, hosts, rest }) {
	ensureDependencies();
	if (hosts.some(({ database }) => database === 'mariadb')) {
		requireMariaDb();
	}
	// All suites inherit this variable; `tests/support/long.ts` reads it.
	process.env.TEST_LONG = isLong ? '1' : '';
	const sites = createSites(async (flags) => {
		const { bootForTests } = await import('./lib/suites/boot-for-tests.mjs');
		return bootForTests(flags);
	});
	/** @type {Promise<unknown> | undefined} */
	let end;
	const endWith = (/** @type {number} */ code) => () => {
		end ??= Promise.all([stopRunning(), sites.stop()]).finally(() => process.exit(code));
	};
	process.once('SIGINT', endWith(130));
	process.once('SIGTERM', endWith(143));
	const isWhole = !only && rest.length === 0;
	const { suites, placeOf } =
		hosts.length > 0
			? createHostSuites({ sites, rest, hosts, only })
			: { suites: pick(createSuites({ sites, rest, isWhole }), only), placeOf: () => undefined };
	const chosen = Object.entries(suites);
	const outputs = createOutputs(chosen.length);
	const jobs = chosen.map(([name, { after, run }], place) => ({
		name,
		after,
		// A single suite has the terminal to itself, so that jest can draw its progress.
		run: () =>
			chosen.length === 1 ? runSuite(name, run) : outputs.collect(place, () => runSuite(name, run)),
	}));
	// One more than there are cores, because a suite also waits for the site, a page or its last worker.
	const atOnce = availableParallelism() + 1;
	// A stopped suite looks like a failed one, so no other suite may start.
	const results = await runSideBySide(jobs, atOnce, () => end !== undefined);
	await end;
	await sites.stop();
	const onHosts = results.flatMap(({ name, ...counts }) => {
		const place = placeOf(name);
		return place ? [{ ...place, ...counts }] : [];
	});
	if (onHosts.length > 0) {
		reportHosts(onHosts, {
			versions: rest.length === 0 && !process.env.CI,
			databases: isWhole && !process.env.CI,
		});
	}
	return results;
}

/**
 * @param {string}             name
 * @param {string | undefined} path
 * @return {Promise<Result>}
 */
async function runBrowser(name, path) {
	ensureDependencies();
	const { BROWSERS } = await import('./lib/other-browsers/launch.mjs');
	if (name !== 'chromium' && name !== 'firefox' && name !== 'webkit') {
		throw new Error(`--browser must be ${Object.keys(BROWSERS).join(', ')}, not "${name}".`);
	}
	const { testBrowser } = await import('./lib/other-browsers/run.mjs');
	const start = Date.now();
	const counts = await testBrowser(name, path);
	return { name, ...counts, time: Date.now() - start };
}

/**
 * @param {Result[]} results
 * @return {Counts} The totals.
 */
function report(results) {
	const sum = (/** @type {'passed' | 'failed'} */ key) =>
		results.reduce((total, result) => total + result[key], 0);
	const totals = { passed: sum('passed'), failed: sum('failed') };
	const width = Math.max(13, ...results.map(({ name }) => name.length));
	console.log(`\n${'suite'.padEnd(width)}  passed  failed    time`);
	results.forEach(({ name, passed, failed, time }) => {
		const cells = [String(passed).padStart(7), String(failed).padStart(7)];
		console.log(
			`${name.padEnd(width)} ${cells.join(' ')} ${`${Math.round(time / 1000)} s`.padStart(7)}`,
		);
	});
	const retried = describeRetried(results);
	if (retried) {
		console.log(`\n${retried}`);
	}
	console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
	return totals;
}

try {
	const options = readArguments(process.argv.slice(2));
	if (options.help) {
		console.log(HELP);
	} else {
		const { name, path } = options.browser;
		// `npm run release` reads it.
		const keepRecord = isWholeRun(options) ? beginRecord(ROOT) : () => {};
		const results = name ? [await runBrowser(name, path)] : await runAll(options);
		if (options.isTimed) {
			timesOf(results.map((result) => result.name)).forEach((line) => console.log(line));
		}
		const totals = report(results);
		keepRecord(totals);
		process.exitCode = totals.failed === 0 ? 0 : 1;
	}
} catch (error) {
	console.error(reasonOf(error));
	console.log('0 passed, 1 failed');
	process.exitCode = 1;
}
