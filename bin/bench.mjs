#!/usr/bin/env node
/* Measures the dashboard's speed against a blank page of the same WordPress in the same run. */
import { build } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { readFlags } from './lib/flags.mjs';
import { reasonOf } from './lib/reason-of.mjs';

const HELP = `npm run bench -- [flags]

  --rounds N   load each page N times cold and N times warm (7)
  --json       print the results as JSON, on the last line
  --assert     fail if a result is over its budget

It measures two variants of a site. The heavy site is as large as a connected site with Jetpack 11.2: 45 modules with long
texts, 30 plugins and their notices. The budgets apply to it. The light site has the short texts of the fixtures. A third
table grows the heavy site: ten times the modules, ten times the plugins, a year of stats.

A round takes about a minute and a half. Other work on the machine distorts the times, so compare ratios, never milliseconds.
`;

const FLAGS = /** @type {const} */ ({
	rounds: { type: 'string', default: '7' },
	json: { type: 'boolean', default: false },
	assert: { type: 'boolean', default: false },
	help: { type: 'boolean', default: false },
});

/** @param {{ rounds: string, json: boolean, assert: boolean }} flags */
async function bench({ rounds, json, assert }) {
	ensureDependencies();
	// The blank page's script is in no other build.
	process.env.BENCH_FLOOR = '1';
	build('build');
	const { runBench } = await import('./lib/bench/run.mjs');
	const { toTable } = await import('./lib/bench/report.mjs');
	const result = await runBench({ rounds: Number(rounds) || 7, log: console.error });
	console.log(json ? JSON.stringify(result) : toTable(result));
	const isOver = result.checks.some(({ passes }) => !passes);
	process.exitCode = assert && isOver ? 1 : 0;
}

try {
	const flags = readFlags('npm run bench', FLAGS);
	if (flags.help) {
		console.log(HELP);
	} else {
		await bench(flags);
	}
} catch (error) {
	console.error(reasonOf(error));
	process.exitCode = 1;
}
