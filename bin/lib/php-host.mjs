import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { PLUGIN } from './wordpress-folder.mjs';

const PROBE = `exit( version_compare( PHP_VERSION, '7.4', '>=' ) && ! array_diff(
	array( 'pdo_sqlite', 'mbstring', 'json', 'ctype', 'session', 'tokenizer', 'dom', 'fileinfo' ), array_map( 'strtolower', get_loaded_extensions() )
) ? 0 : 1 );`;

/** Whether this machine's PHP can run WordPress on SQLite. */
export function hasHostPhp() {
	return spawnSync('php', ['-r', PROBE], { stdio: 'ignore' }).status === 0;
}

/** @return {string} Version of this machine's PHP, such as "8.2"; "" if there is none. */
export const hostPhpVersion = () =>
	spawnSync('php', ['-r', 'echo PHP_MAJOR_VERSION . "." . PHP_MINOR_VERSION;'], {
		encoding: 'utf8',
	}).stdout ?? '';

/**
 * Starts PHP's built-in server. Its workers are separate processes, so the child leads a process group that is ended as a whole.
 *
 * @param {{ folder: string, port: number, log: number }} site The served folder, an internal port, and a file descriptor for its log.
 */
export function startHostPhp({ folder, port, log }) {
	const settings = [
		'opcache.enable_cli=1',
		'upload_max_filesize=64M',
		'post_max_size=64M',
		'memory_limit=256M',
	];
	return spawn(
		'php',
		[
			...settings.flatMap((setting) => ['-d', setting]),
			...['-S', `127.0.0.1:${port}`, '-t', folder, join(PLUGIN, 'playground/boot/router.php')],
		],
		{
			cwd: folder,
			detached: true,
			stdio: ['ignore', log, log],
			env: {
				PHP_CLI_SERVER_WORKERS: String(Math.min(6, availableParallelism() * 2)),
				...process.env,
			},
		},
	);
}
