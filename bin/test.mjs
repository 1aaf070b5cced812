#!/usr/bin/env node
/* Every test of the project, in one run that ends with one line of totals. */
import { availableParallelism } from 'node:os';
import { ensureDependencies } from './lib/dependencies.mjs';
import { readFlags } from './lib/flags.mjs';
import { reasonOf } from './lib/reason-of.mjs';
import { createSuites } from './lib/suites/index.mjs';
import { createOutputs, say } from './lib/suites/output.mjs';
import { stopRunning } from './lib/suites/run.mjs';
import { runSideBySide } from './lib/suites/side-by-side.mjs';
import { createSites } from './lib/suites/sites.mjs';

const HELP = `npm test -- [flags] [-- flags for jest]

  --only X,Y   only these suites: build, unit, types, lint, browser, stage, contract, companion, budgets, requirements
  --long       the whole of each table of which a plain run tests a sample

  CHROMIUM_PATH   the browser to use, instead of the one that npm carries
  TEST_PHP        host or wasm, where not what is there
  TEST_NO_BUILD   set: the browser sees the build that is there, stale or not
  TEST_PICTURES   set: the browser's tests keep pictures of what they see in tests/e2e/pictures
`;

/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {Counts & { name: string, time: number }} Result
 */

/**
 * Flags before the first `--` are ours, the others go on to jest.
 *
 * @param {string[]} args Arguments after the script's name.
 */
function readArguments(args) {
	const dashes = args.indexOf('--');
	const own = dashes < 0 ? args : args.slice(0, dashes);
	const { help, only, long } = readFlags(
		'npm test',
		{
			only: { type: 'string' },
			long: { type: 'boolean', default: false },
			help: { type: 'boolean', default: false },
		},
		own,
	);
	return {
		help,
		only: only?.split(','),
		isLong: long,
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
	say(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
	try {
		const counts = await run();
		// A suite that found nothing to run has proved nothing.
		const failed = counts.passed + counts.failed === 0 ? 1 : counts.failed;
		return { name, passed: counts.passed, failed, time: Date.now() - start };
	} catch (error) {
		say(reasonOf(error));
		return { name, passed: 0, failed: 1, time: Date.now() - start };
	}
}

/** @param {ReturnType<typeof readArguments>} options */
async function runAll({ only, isLong, rest }) {
	ensureDependencies();
	// Every suite inherits it, and reads it by `tests/support/long.ts`.
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
	const suites = createSuites({ sites, rest, isWhole: !only && rest.length === 0 });
	const unknown = only?.filter((name) => !(name in suites)) ?? [];
	if (unknown.length > 0) {
		throw new Error(
			`There is no suite "${unknown[0]}": choose of ${Object.keys(suites).join(', ')}.`,
		);
	}
	const chosen = Object.entries(suites).filter(([name]) => !only || only.includes(name));
	const outputs = createOutputs(chosen.length);
	const jobs = chosen.map(([name, { cores, after, run }], place) => ({
		name,
		cores,
		after,
		// A suite by itself has the terminal: jest draws its progress there.
		run: () =>
			chosen.length === 1 ? runSuite(name, run) : outputs.collect(place, () => runSuite(name, run)),
	}));
	// One more than there are, as each of them waits now and then: the browser for the site, a worker for its last file.
	const cores = availableParallelism() + 1;
	// A suite that was stopped looks like one that failed: nothing may start after it.
	const results = await runSideBySide(jobs, cores, () => end !== undefined);
	await end;
	await sites.stop();
	return results;
}

/** @param {Result[]} results */
function report(results) {
	const sum = (/** @type {'passed' | 'failed'} */ key) =>
		results.reduce((total, result) => total + result[key], 0);
	console.log('\nsuite          passed  failed    time');
	results.forEach(({ name, passed, failed, time }) => {
		const cells = [String(passed).padStart(7), String(failed).padStart(7)];
		console.log(
			`${name.padEnd(13)} ${cells.join(' ')} ${`${Math.round(time / 1000)} s`.padStart(7)}`,
		);
	});
	console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
	return sum('failed') === 0 ? 0 : 1;
}

try {
	const options = readArguments(process.argv.slice(2));
	if (options.help) {
		console.log(HELP);
	} else {
		process.exitCode = report(await runAll(options));
	}
} catch (error) {
	console.error(reasonOf(error));
	console.log('0 passed, 1 failed');
	process.exitCode = 1;
}
