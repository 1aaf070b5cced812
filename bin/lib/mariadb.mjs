import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endGroup } from './end-group.mjs';
import { freePort } from './ports.mjs';

const SERVERS = ['mariadbd', 'mysqld'];
const INSTALLERS = ['mariadb-install-db', 'mysql_install_db'];
const CLIENTS = ['mariadb', 'mysql'];
const DATABASE = 'wordpress';
const PATIENCE = 60_000;

/** @param {string[]} names Commands; the first one that is installed is used. */
const findCommand = (names) =>
	names
		.flatMap((name) => ['/usr/bin', '/usr/sbin', '/usr/local/bin'].map((bin) => join(bin, name)))
		.find((path) => existsSync(path));

/** Version of the installed MariaDB, such as "10.11.19"; "" if there is none. */
export function mariaDbVersion() {
	const server = findCommand(SERVERS);
	const { stdout } = server
		? spawnSync(server, ['--version'], { encoding: 'utf8' })
		: { stdout: '' };
	return /\d+\.\d+\.\d+/.exec(stdout)?.[0] ?? '';
}

/**
 * The commands of MariaDB.
 *
 * @throws {Error} One sentence if no server or no PHP extension is installed.
 */
export function requireMariaDb() {
	const [server, installer, client] = [SERVERS, INSTALLERS, CLIENTS].map(findCommand);
	if (!server || !installer || !client) {
		throw new Error(
			'This machine has no MariaDB: install it (`apt-get install mariadb-server`), or leave out `--database mariadb`.',
		);
	}
	if (spawnSync('php', ['-r', "exit( extension_loaded( 'mysqli' ) ? 0 : 1 );"]).status !== 0) {
		throw new Error(
			"This machine's PHP has no mysqli: install it (`apt-get install php-mysql`), or leave out `--database mariadb`.",
		);
	}
	return { server, installer, client };
}

/**
 * Starts a separate MariaDB for a site, on a free port of this machine, with its data in the site's folder. Other servers are not touched.
 *
 * @param {string} dataDir Folder of the site.
 * @return {Promise<{ host: string, stop: () => Promise<void> }>} `host`: for wp-config.php.
 * @throws {Error} One sentence if no server or no PHP extension is installed, or if the server does not start.
 */
export async function startMariaDb(dataDir) {
	const { server, installer, client } = requireMariaDb();
	const data = join(dataDir, 'mariadb');
	const socket = join(data, 'socket');
	const port = await freePort();
	rmSync(data, { recursive: true, force: true });
	mkdirSync(data, { recursive: true });
	// A server refuses to run as root unless it is told to.
	const user = process.getuid?.() === 0 ? ['--user=root'] : [];
	const { status, stderr } = spawnSync(
		installer,
		['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', ...user],
		{ encoding: 'utf8' },
	);
	if (status !== 0) {
		throw new Error(`MariaDB could not prepare its folder: ${stderr.trim().split('\n').at(-1)}`);
	}
	const log = openSync(join(dataDir, 'mariadb.log'), 'w');
	const child = spawn(
		server,
		[
			'--no-defaults',
			`--datadir=${data}`,
			`--socket=${socket}`,
			`--port=${port}`,
			'--bind-address=127.0.0.1',
			`--pid-file=${join(data, 'pid')}`,
			...user,
		],
		{ detached: true, stdio: ['ignore', log, log] },
	);
	const stop = () => endGroup(child);
	// For a command that ends before it can stop the server.
	process.once('exit', () => child.kill());
	const ask = (/** @type {string} */ sql) =>
		spawnSync(client, ['--no-defaults', `--socket=${socket}`, '--user=root', '--execute', sql], {
			stdio: 'ignore',
		}).status;
	const until = Date.now() + PATIENCE;
	while (Date.now() < until && child.exitCode === null) {
		if (ask(`CREATE DATABASE IF NOT EXISTS ${DATABASE}`) === 0) {
			return { host: `127.0.0.1:${port}`, stop };
		}
		await sleep(200);
	}
	await stop();
	throw new Error(`MariaDB did not start. Its log: ${join(dataDir, 'mariadb.log')}`);
}
