#!/usr/bin/env node
/* Tests the dashboard beside a real release of Jetpack. */
import { join } from 'node:path';
import { HELP, readBesideOptions } from './lib/beside/options.mjs';
import { readLines, runChecks } from './lib/beside/run-checks.mjs';
import { bootBeside } from './lib/beside/site.mjs';
import { cellOf, columnOf, withMissing } from './lib/beside/table.mjs';
import { runCommand } from './lib/command.mjs';
import { alignTable, updateTable, withColumn } from './lib/compatibility.mjs';

/** @param {import('./lib/beside/site.mjs').BesideSite} site */
function greet({ url, versions }) {
	console.log(`
  Dashboard   ${url}/wp-admin/admin.php?page=dashboard-for-jetpack
  Log in as   admin, admin2, editor, author, contributor or subscriber
  Password    password
  Runs on     Jetpack ${versions.jetpack}, WordPress ${versions.wordpress}, PHP ${versions.php}

  Press Ctrl-C to stop.
`);
	console.log(`READY ${url}`);
}

/** The most failures of a check that the terminal lists. A cell of the table names fewer. */
const LISTED = 60;

/**
 * Prints what the checks found, and writes it into the table.
 *
 * @param {import('./lib/beside/table.mjs').Verdict[]}    verdicts
 * @param {import('./lib/beside/site.mjs').Versions}      versions
 * @param {import('./lib/beside/options.mjs').BesideOptions} options
 * @return {number} The exit code.
 */
function report(verdicts, versions, options) {
	const column = columnOf(versions.jetpack, options);
	const extent = options.isShort ? ', short form' : '';
	/** @type {[string, string][]} */
	const cells = [
		['Runs on', `WordPress ${versions.wordpress}, PHP ${versions.php}${extent}`],
		...verdicts.map((one) => /** @type {[string, string]} */ ([one.check, cellOf(one)])),
	];
	console.log(`\n${alignTable([['Check', column], ...cells])}`);
	verdicts
		.filter(({ failed }) => failed > 0)
		.forEach(({ check, failures }) =>
			console.log(`\n${[check, ...failures.slice(0, LISTED)].join('\n  ')}`),
		);
	if (!options.isPrinting) {
		updateTable('Releases of Jetpack', (table) => withColumn(table, column, cells));
	}
	const sum = (/** @type {'passed' | 'failed'} */ key) =>
		verdicts.reduce((total, verdict) => total + verdict[key], 0);
	console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
	return sum('failed') === 0 ? 0 : 1;
}

/** @param {import('./lib/beside/options.mjs').BesideOptions} options */
async function run(options) {
	const site = await bootBeside(options);
	if (options.isServing) {
		greet(site);
		return;
	}
	try {
		process.exitCode = report(await runChecks(site, options), site.versions, options);
		if (options.writesMissing) {
			/** @type {import('./lib/beside/table.mjs').MissingRow[]} */
			const missing = readLines(join(site.dataDir, 'missing.jsonl'));
			const column = columnOf(site.versions.jetpack, options);
			updateTable('Missing routes', (table) => withMissing(table, missing, column));
		}
	} finally {
		await site.stop();
	}
}

await runCommand(HELP, run, { read: readBesideOptions, lastLine: '0 passed, 1 failed' });
