#!/usr/bin/env node
/* Runs all tests of the project and ends with one line of totals. */
import { availableParallelism, cpus } from 'node:os';
import { readNames, reasonOf, runCommand } from './lib/command.mjs';
import { ensureDependencies, ROOT } from './lib/dependencies.mjs';
import { requireMariaDb } from './lib/mariadb.mjs';
import { installForSite } from './lib/packaged-wordpress.mjs';
import { beginRecord, isWholeRun } from './lib/release/test-record.mjs';
import { alignTable, updateTable } from './lib/compatibility.mjs';
import { choosePhp } from './lib/serve-site.mjs';
import { cellOf, createHostSuites, withResults } from './lib/suites/host-suites.mjs';
import { createSuites } from './lib/suites/index.mjs';
import { createOutputs, say } from './lib/suites/output.mjs';
import { chooseShort } from './lib/suites/plain-run.mjs';
import { describeRetried } from './lib/suites/jest.mjs';
import { HELP, readArguments } from './lib/suites/read-arguments.mjs';
import { stopRunning } from './lib/suites/run.mjs';
import { runSideBySide } from './lib/suites/side-by-side.mjs';
import { createSites } from './lib/suites/sites.mjs';
import { timesOf } from './lib/suites/times.mjs';

/**
 * @typedef {import('./lib/suites/index.mjs').Counts} Counts
 * @typedef {Counts & { name: string, time: number }} Result
 */

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
 */
const pick = (suites, only) =>
	Object.fromEntries(
		readNames('only', only?.join(), Object.keys(suites)).map((name) => [name, suites[name]]),
	);

/**
 * Prints on which host suites ran, and writes their results into the document.
 *
 * @param {Result[]} results
 * @param {boolean}  isWriting
 */
function reportHosts(results, isWriting) {
	// A site that failed to boot has no versions.
	const known = results.flatMap(({ suite, where, ...counts }) =>
		suite && where ? [{ ...counts, suite, where }] : [],
	);
	if (known.length > 0) {
		const rows = known.map((result) => [result.where, result.suite, cellOf(result)]);
		console.log(`\n${alignTable([['host', 'suite', 'tests'], ...rows])}`);
		if (isWriting) {
			updateTable('Hosts', (table) => withResults(table, known));
		}
	}
}

/** Suites that need no WordPress. */
const WITHOUT_SITE = ['build', 'react', 'types', 'lint', 'budgets', 'requirements'];

/** @param {ReturnType<typeof readArguments>} options */
async function runAll({ only, isAll, isShort, isLong, changed, hosts, rest }) {
	if (only?.every((suite) => WITHOUT_SITE.includes(suite))) {
		ensureDependencies();
	} else {
		// The suite `contract` boots other versions of PHP, too.
		const isEvery = isAll || (only?.includes('contract') ?? false);
		await installForSite({
			needsWasm: isEvery || choosePhp(process.env.TEST_PHP).kind === 'wasm',
			needsBrowser: true,
		});
	}
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
	const short = isShort ? chooseShort(changed) : undefined;
	const suites = {
		...(isAll || hosts.length === 0
			? pick(
					createSuites({ sites, rest, isWhole: isAll && !only && rest.length === 0, short }),
					only,
				)
			: {}),
		...createHostSuites({ sites, rest, hosts, only }),
	};
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
	reportHosts(results, rest.length === 0 && !process.env.CI);
	short?.notes.forEach((note) => console.log(`\n${note}`));
	return results;
}

/**
 * @param {string}             name
 * @param {string | undefined} path
 * @return {Promise<Result>}
 */
async function runBrowser(name, path) {
	ensureDependencies();
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
	const rows = results.map(({ name, passed, failed, time }) => [
		...[name, String(passed), String(failed), `${Math.round(time / 1000)} s`],
	]);
	console.log(`\n${alignTable([['suite', 'passed', 'failed', 'time'], ...rows])}`);
	const retried = describeRetried(results);
	if (retried) {
		console.log(`\n${retried}`);
	}
	console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
	return totals;
}

/** Seconds for which this machine's processors were busy since it started. */
const busySeconds = () =>
	cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) /
	1000;

/** @param {ReturnType<typeof readArguments>} options */
async function run(options) {
	const busyBefore = busySeconds();
	const { name, path } = options.browser;
	// `npm run release` reads it.
	const keepRecord = isWholeRun(options) ? beginRecord(ROOT) : () => {};
	const results = name ? [await runBrowser(name, path)] : await runAll(options);
	if (options.isTimed) {
		const suffix = options.isShort ? '-short' : '';
		timesOf(results.map((result) => `${result.name}${suffix}`)).forEach((line) =>
			console.log(line),
		);
		console.log(`\nProcessor seconds of this machine: ${Math.round(busySeconds() - busyBefore)}`);
	}
	const totals = report(results);
	keepRecord(totals);
	process.exitCode = totals.failed === 0 ? 0 : 1;
}

await runCommand(HELP, run, { read: readArguments, lastLine: '0 passed, 1 failed' });
