#!/usr/bin/env node
/* How fast the dashboard is, against a blank page of the same WordPress in the same run. */
import { parseArgs } from 'node:util';
import { ensureDependencies } from './lib/dependencies.mjs';

const HELP = `npm run bench -- [flags]

  --rounds N   how often each page is loaded, cold and warm (7)
  --json       the figures as JSON, in the last line
  --assert     end with an error where a budget is exceeded
`;

const { values } = parseArgs({
	options: {
		rounds: { type: 'string', default: '7' },
		json: { type: 'boolean', default: false },
		assert: { type: 'boolean', default: false },
		help: { type: 'boolean', default: false },
	},
});
if (values.help) {
	console.log(HELP);
	process.exit(0);
}

try {
	ensureDependencies();
	const { runBench } = await import('./lib/bench/run.mjs');
	const { toTable } = await import('./lib/bench/report.mjs');
	const result = await runBench({ rounds: Number(values.rounds) || 7, log: console.error });
	console.log(values.json ? JSON.stringify(result) : toTable(result));
	const isOver = result.checks.some(({ passes }) => !passes);
	process.exitCode = values.assert && isOver ? 1 : 0;
} catch (error) {
	console.error(error.message);
	process.exitCode = 1;
}
