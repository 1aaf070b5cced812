#!/usr/bin/env node
/* Runs a tool of the project after installing the project's packages if they are missing. */
import { spawnSync } from 'node:child_process';
import { ensureDependencies, ROOT } from './lib/dependencies.mjs';

const [tool = '', ...args] = process.argv.slice(2);
// Arguments after the tool's name are for the tool.
if (tool.startsWith('-')) {
	console.error(`Unknown option '${tool}': \`npm run\` lists the commands and their tools.`);
	process.exit(1);
}
ensureDependencies();
const { status } = spawnSync(process.execPath, [`${ROOT}/node_modules/.bin/${tool}`, ...args], {
	cwd: ROOT,
	stdio: 'inherit',
});
process.exit(status ?? 1);
