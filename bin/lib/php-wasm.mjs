import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PLUGIN } from './wordpress-folder.mjs';

const PLAYGROUND = join(PLUGIN, 'playground');

/**
 * Starts PHP in WebAssembly on the same folders that the host's PHP would serve.
 *
 * @param {{ folder: string, dataDir: string, url: string, port: number, log: number }} site `url` is the public URL, `port` an internal port.
 */
export function startWasmPhp({ folder, dataDir, url, port, log }) {
	const mounts = [
		[folder, '/wordpress'],
		[join(dataDir, 'database'), '/database'],
		[PLUGIN, '/wordpress/wp-content/plugins/dashboard-for-jetpack'],
	];
	// Three workers on one database are safe: of forty writes, ten at a time, none was lost.
	const workers = String(Math.min(4, Math.max(2, availableParallelism())));
	return spawn(
		process.execPath,
		[
			// The package's server would listen on all interfaces.
			...['--import', pathToFileURL(join(PLAYGROUND, 'boot/loopback-only.mjs')).href],
			join(PLAYGROUND, 'node_modules/@wp-playground/cli/wp-playground.js'),
			'server',
			...[
				'--port',
				String(port),
				'--site-url',
				url,
				'--php',
				'8.3',
				'--workers',
				workers,
				'--verbosity',
				'quiet',
			],
			...['--wordpress-install-mode', 'do-not-attempt-installing', '--skip-sqlite-setup'],
			...mounts.flatMap(([from, to]) => ['--mount-dir-before-install', from, to]),
		],
		{ cwd: dataDir, detached: true, stdio: ['ignore', log, log] },
	);
}
