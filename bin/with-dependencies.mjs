#!/usr/bin/env node
/* Runs a tool of the project, installing the project's packages first where they are missing. */
import { spawnSync } from 'node:child_process';
import { ensureDependencies, ROOT } from './lib/dependencies.mjs';

ensureDependencies();
const [tool, ...args] = process.argv.slice(2);
const { status } = spawnSync(process.execPath, [`${ROOT}/node_modules/.bin/${tool}`, ...args], {
	cwd: ROOT,
	stdio: 'inherit',
});
process.exit(status ?? 1);
