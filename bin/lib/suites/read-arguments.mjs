import { readFlags } from '../command.mjs';
import { readHosts } from './hosts.mjs';

export const HELP = `npm test -- [flags] [-- flags for jest]

  Without flags: what catches most in five minutes (tests/plain-run.json).

  --all           every test; what CI, pull requests and releases run
  --long          the same with every row of the tables that other runs sample, and the other hosts
  --changed[=REF] a plain run with the test files that import or open what differs from REF, HEAD by default
  --only X,Y      only these suites, whole: build, unit, react, types, lint, browser, stage, contract, companion, budgets, requirements
  --times         list the slowest files of each suite at the end, and the processor seconds of this machine

  --php 7.4,8.5       run the suites contract and companion on these versions of PHP, in WebAssembly if this machine has another
  --react 19          run the suite unit on this version of React
  --wordpress WISH    run the suites browser, contract and companion on a packaged version such as 6.5, or on PATH.zip
  --database KIND     run the suites contract and companion on sqlite, or on the mariadb of this machine
  --browser X         run only the routes and the most used acts, in chromium, or in Playwright's firefox or webkit
  --browser-path P    program of that browser, if Playwright hasn't installed it

  A run on another host or browser writes its results into .readme/compatibility.md, unless it has flags for jest or CI=true.

  CHROMIUM_PATH   path of a browser to use instead of the npm package's
  TEST_PHP        host or wasm; by default the host's PHP if there is one
  TEST_NO_BUILD   if set, browser tests use the existing build, even if stale
  TEST_PICTURES   if set, browser tests save screenshots to tests/e2e/pictures
`;

/** Hosts that `--long` adds, where no flag names others. */
const LONG_HOSTS = { php: '7.4,8.5', react: '19' };

/** `parseArgs` knows no flag whose value may be missing. */
const withReference = (
	/** @type {string} */ arg,
	/** @type {number} */ place,
	/** @type {string[]} */ args,
) => (arg === '--changed' && (args[place + 1] ?? '--').startsWith('--') ? '--changed=HEAD' : arg);

/**
 * Flags before the first `--` are for this command, the others for jest.
 *
 * @param {string[]} args Arguments after the script name.
 */
export function readArguments(args) {
	const dashes = args.indexOf('--');
	const own = dashes < 0 ? args : args.slice(0, dashes);
	const flags = readFlags(HELP, own.map(withReference));
	const { all, long, changed, browser, php, react, wordpress, database } = flags;
	/** @type {string[] | undefined} */
	const only = flags.only?.split(',');
	const rest = dashes < 0 ? [] : args.slice(dashes + 1);
	const named = readHosts({ php, react, wordpress, database });
	const hosts = long && named.length === 0 ? readHosts(LONG_HOSTS) : named;
	const isShort = ![all, long, rest.length, only, browser, hosts.length].some(Boolean);
	if (changed !== undefined && !isShort) {
		throw new Error('--changed adds to a plain run, so it needs no other flag but --times.');
	}
	return {
		only,
		isAll: all || long,
		isShort,
		changed,
		isLong: long,
		isTimed: flags.times,
		hosts,
		browser: { name: browser, path: flags['browser-path'] },
		rest,
	};
}
