#!/usr/bin/env node
/* Serves the app without WordPress, with hot reload. The browser answers its network calls from the fixtures. */
import { spawnSync } from 'node:child_process';
import { runCommand } from './lib/command.mjs';
import { ensureDependencies, ROOT } from './lib/dependencies.mjs';
import { readPort } from './lib/ports.mjs';

const HELP = `npm run dev -- [flags]

  --port N   port on 127.0.0.1 (9401)
`;

await runCommand(HELP, ({ port = '9401' }) => {
	const number = String(readPort(port));
	ensureDependencies();
	const webpack = [`${ROOT}/node_modules/.bin/webpack`, 'serve', '--mode', 'development'];
	const args = [...webpack, '--env', 'dev', '--port', number];
	const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
	process.exitCode = status ?? 1;
});
