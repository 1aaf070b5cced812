#!/usr/bin/env node
/* Serves the app without WordPress, with hot reload. The browser answers its network calls from the fixtures. */
import { spawnSync } from 'node:child_process';
import { ensureDependencies, ROOT } from './lib/dependencies.mjs';
import { readFlags } from './lib/flags.mjs';
import { readPort } from './lib/ports.mjs';
import { reasonOf } from './lib/reason-of.mjs';

const HELP = `npm run dev -- [flags]

  --port N   port on 127.0.0.1 (9401)
`;

/** @param {number} port */
function serve(port) {
	ensureDependencies();
	const webpack = [`${ROOT}/node_modules/.bin/webpack`, 'serve', '--mode', 'development'];
	const args = [...webpack, '--env', 'dev', '--port', String(port)];
	return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}

try {
	const flags = readFlags('npm run dev', {
		port: { type: 'string', default: '9401' },
		help: { type: 'boolean', default: false },
	});
	if (flags.help) {
		console.log(HELP);
	} else {
		process.exitCode = serve(readPort(flags.port));
	}
} catch (error) {
	console.error(reasonOf(error));
	process.exitCode = 1;
}
