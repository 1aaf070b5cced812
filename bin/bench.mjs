#!/usr/bin/env node
/* Measures the dashboard's speed against a blank page of the same WordPress in the same run, and beside a real Jetpack against its own. */
import { HELP, readBenchOptions } from './lib/bench/options.mjs';
import { runCommand } from './lib/command.mjs';
import { build } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';

/** As few as on a small host, so that calls wait for each other. */
const PHP_WORKERS = '2';

/** @param {import('./lib/bench/types.mjs').BenchOptions} options */
async function benchHost(options) {
	const { runHost } = await import('./lib/bench/host.mjs');
	const { HEAD, judgeHost, withHost } = await import('./lib/bench/host-table.mjs');
	const { alignTable, updateTable } = await import('./lib/compatibility.mjs');
	const { host, rows } = await runHost(options, console.error);
	const checks = judgeHost(rows);
	console.log(
		options.isJson
			? JSON.stringify({ host, rows, checks })
			: alignTable(withHost([HEAD], host, rows)),
	);
	const over = checks.filter(({ passes }) => !passes);
	over.forEach(({ name, value, limit }) =>
		console.error(`Over the limit: ${name} ${value}, allowed ${limit}.`),
	);
	rows.forEach(({ name, holding }) =>
		holding.forEach((cause) => console.error(`Held a worker of ${name}: ${cause}`)),
	);
	if (!options.isPrinting) {
		updateTable('Host budget', (table) => withHost(table, host, rows));
	}
	process.exitCode = options.isAsserting && over.length > 0 ? 1 : 0;
}

/** @param {import('./lib/bench/types.mjs').BenchOptions} options */
async function bench(options) {
	ensureDependencies();
	process.env.PHP_CLI_SERVER_WORKERS = PHP_WORKERS;
	// Only this build has the blank page's script.
	process.env.BENCH_FLOOR = '1';
	await build();
	if (options.isHost) {
		await benchHost(options);
		return;
	}
	const { runBench } = await import('./lib/bench/run.mjs');
	const { toTable } = await import('./lib/bench/report.mjs');
	const result = await runBench(options, console.error);
	console.log(options.isJson ? JSON.stringify(result) : toTable(result));
	const isOver = result.checks.some(({ passes }) => !passes);
	process.exitCode = options.isAsserting && isOver ? 1 : 0;
}

await runCommand(HELP, bench, { read: readBenchOptions });
