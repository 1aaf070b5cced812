import { readFlags, readNames } from '../command.mjs';
import { readWordPress, readZip } from '../wordpress-wish.mjs';

/** Screens by their hash. */
export const ROWS = ['dashboard', 'security', 'traffic', 'my-plan', 'recommendations'];

const ROUNDS = 7;
/** Each round takes several minutes. */
const HOST_ROUNDS = 3;

const WORLDS = ['heavy', 'growth'];

export const HELP = `npm run bench -- [flags]

  --rounds N           load each page N times cold and N times warm (${ROUNDS}; with --host ${HOST_ROUNDS})
  --rows X,Y           only these screens: ${ROWS.join(', ')}
  --worlds X,Y         only these variants of the site: ${WORLDS.join(', ')}; heavy is required
  --jetpack PATH.zip   measure beside this release of Jetpack, and its own screens, too; the heavy variant only
  --wordpress WISH     a packaged version such as 6.5, or PATH.zip (the newest packaged version)
  --host               measure what At a Glance costs the other visitors of a small host while the provider is slow; needs --jetpack
  --print              with --host, print the table, and leave .readme/compatibility.md as it is; also with CI=true
  --json               print the results as JSON, on the last line
  --assert             fail if a result is over its budget

The heavy site is as large as a connected site with Jetpack 11.2: 45 modules with long texts, 30 plugins and their notices. The budgets apply
to it. The growth compares it with the short texts of the fixtures, ten times the modules, ten times the plugins and a year of stats.

A round of the whole takes about three minutes. Other work on the machine distorts the times, so compare ratios, never milliseconds. A value whose
rounds disagree by more than a third is printed, but not judged. bin/README.md explains each value.
`;

/**
 * Reads the flags of `npm run bench`.
 *
 * @param {string[]} args Arguments after the script name.
 * @param {{ CI?: string }} env
 * @throws {Error} One sentence if a flag is unknown or invalid.
 */
export function readBenchOptions(args, env = process.env) {
	const values = readFlags(HELP, args);
	const rounds = Number(values.rounds ?? (values.host ? HOST_ROUNDS : ROUNDS));
	if (!Number.isInteger(rounds) || rounds < 1) {
		throw new Error(`--rounds must be a number from 1, not "${values.rounds}".`);
	}
	const jetpack = values.jetpack === undefined ? undefined : readZip('jetpack', values.jetpack);
	if (values.host && !jetpack) {
		throw new Error(
			'--host measures beside a release of Jetpack: name its zip with --jetpack PATH.zip.',
		);
	}
	const worlds = readNames('worlds', values.worlds, jetpack ? ['heavy'] : WORLDS);
	if (!worlds.includes('heavy')) {
		throw new Error('--worlds must include heavy: the budgets and the growth refer to it.');
	}
	return {
		rounds,
		rows: readNames('rows', values.rows, ROWS),
		/** The variants of the site. */
		hasGrowth: worlds.includes('growth'),
		jetpack,
		wordpress: readWordPress(values.wordpress),
		isJson: values.json,
		isAsserting: values.assert,
		/** Measures what a slow provider costs a small host, instead of speed. */
		isHost: values.host,
		/** Leaves the compatibility page as it is. */
		isPrinting: values.print || Boolean(env.CI),
	};
}
