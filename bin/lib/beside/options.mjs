import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readFlags, readName, readNames } from '../command.mjs';
import { ROOT } from '../dependencies.mjs';
import { readPort } from '../ports.mjs';
import { readWordPress, readZip } from '../wordpress-wish.mjs';

/** Names of the checks for `--only`. */
const CHECKS = readdirSync(join(ROOT, 'tests/beside/checks'))
	.flatMap((file) => /^(.+)\.check\.ts$/.exec(file)?.[1] ?? [])
	.sort();

/** Faults that the command can plant into the unpacked copy of Jetpack, to prove that the checks find them. */
export const PLANTS = /** @type {const} */ (['renamed-key', 'throwing-class']);

/** The simulated releases. */
const STAGES = /** @type {const} */ ({ 1: 1, 2: 2 });

export const HELP = `npm run beside -- [flags]

  --jetpack PATH.zip     the Jetpack release to run beside; required
  --wordpress WISH       a packaged version such as 6.5, or PATH.zip (the newest packaged version)
  --php VERSION          run this PHP, in WebAssembly if this machine has another (this machine's PHP, else 8.3)
  --without-helper       remove the class that prints Jetpack's own page data
  --next STAGE           the releases to come: 1 without Jetpack's own dashboard, 2 without its page as well
  --short                fewer roles, fewer screens with axe
  --long                 each missing route by itself, on every screen
  --only X,Y             only these checks: ${CHECKS.join(', ')}
  --print                print the table, and leave .readme/compatibility.md as it is; also with CI=true
  --plant FAULT          break the copy of Jetpack to prove that the checks notice: ${PLANTS.join(' or ')}
  --serve                boot the site and keep it running, without checks
  --port N               port on 127.0.0.1 (any free port)
  --no-build             use the existing build
`;

/** @typedef {ReturnType<typeof readBesideOptions>} BesideOptions */

/**
 * Reads the flags of `npm run beside`.
 *
 * @param {string[]} args Arguments after the script name.
 * @param {{ CI?: string }} env
 * @throws {Error} One sentence if a flag is unknown, missing or invalid.
 */
export function readBesideOptions(args, env = process.env) {
	const values = readFlags(HELP, args);
	if (values.jetpack === undefined) {
		throw new Error('Name the zip of a Jetpack release: `npm run beside -- --jetpack PATH.zip`.');
	}
	const { plant, wordpress, php, next } = values;
	const stage = next === undefined ? undefined : STAGES[readName('next', next, ['1', '2'])];
	const planted = plant === undefined ? undefined : readName('plant', plant, PLANTS);
	if (php !== undefined && !/^[78]\.\d$/.test(php)) {
		throw new Error(`--php must be a version such as 8.3, not "${php}".`);
	}
	const only = values.only === undefined ? undefined : readNames('only', values.only, CHECKS);
	// A run with a planted fault says nothing about a release.
	const isPrinting = values.print || Boolean(env.CI) || plant !== undefined;
	return {
		jetpack: readZip('jetpack', values.jetpack),
		wordpress: readWordPress(wordpress),
		php,
		// The helper class goes with the dashboard.
		withoutHelper: values['without-helper'] || stage !== undefined,
		/** A simulated release: 1 without Jetpack's own dashboard, 2 without its page as well. */
		next: stage,
		isShort: values.short,
		isLong: values.long,
		only,
		// A run of only some checks isn't a column.
		isPrinting: isPrinting || only !== undefined,
		// This check has its own section, whose table is complete even for a single route.
		writesMissing: !isPrinting && values.long,
		plant: planted,
		isServing: values.serve,
		port: values.port === undefined ? undefined : readPort(values.port),
		isBuilding: !values['no-build'],
	};
}
