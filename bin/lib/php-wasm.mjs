import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PLUGIN, SLUG } from './wordpress-folder.mjs';

const PLAYGROUND = join(PLUGIN, 'playground');

export const DEFAULT_WASM_PHP = '8.3';

/**
 * Starts the package's server, which would listen on all interfaces, on this machine's only, and without its own database plugin.
 *
 * @param {string[]}                                  args
 * @param {import('node:child_process').SpawnOptions} options
 */
export const spawnPlayground = (args, options) =>
	spawn(
		process.execPath,
		[
			...['--import', pathToFileURL(join(PLAYGROUND, 'boot/loopback-only.mjs')).href],
			join(PLAYGROUND, 'php-wasm/node_modules/@wp-playground/cli/wp-playground.js'),
			...['server', '--skip-sqlite-setup', ...args],
		],
		options,
	);

/**
 * Starts PHP in WebAssembly on the same folders that the host's PHP would serve.
 *
 * @param {{ folder: string, dataDir: string, url: string, port: number, log: number, plugin: string, version?: string }} site
 *        `url` is the public URL, `port` an internal port, `plugin` the folder of our plugin, `version` the PHP version.
 */
export function startWasmPhp({
	folder,
	dataDir,
	url,
	port,
	log,
	plugin,
	version = DEFAULT_WASM_PHP,
}) {
	const mounts = [
		// PHP reads all settings in this folder.
		[join(PLAYGROUND, 'boot/opcache.ini'), '/internal/shared/extensions/opcache.ini'],
		[folder, '/wordpress'],
		[join(dataDir, 'database'), '/database'],
		// A plugin inside of the folder is mounted with it.
		...(plugin.startsWith(folder) ? [] : [[plugin, `/wordpress/wp-content/plugins/${SLUG}`]]),
	];
	// Three workers on one database are safe: of forty writes, ten at a time, none was lost.
	const workers = String(Math.min(4, Math.max(2, availableParallelism())));
	return spawnPlayground(
		[
			...['--port', String(port), '--site-url', url, '--php', version, '--workers', workers],
			...['--verbosity', 'quiet', '--wordpress-install-mode', 'do-not-attempt-installing'],
			...mounts.flatMap(([from, to]) => ['--mount-dir-before-install', from, to]),
		],
		{ cwd: dataDir, detached: true, stdio: ['ignore', log, log] },
	);
}
