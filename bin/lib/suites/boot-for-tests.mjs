import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findChromium } from '../browser/find-chromium.mjs';
import { ROOT } from '../dependencies.mjs';
import { freePort } from '../ports.mjs';
import { say } from './output.mjs';

const PATIENCE = 10 * 60_000;

/**
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, null>} child
 * @param {(line: string) => void}                                                                         log
 * @return {Promise<string>} URL of the site.
 */
function untilReady(child, log) {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(
			() => reject(new Error('WordPress was not ready after ten minutes.')),
			PATIENCE,
		);
		createInterface({ input: child.stdout }).on('line', (line) => {
			if (line.startsWith('READY ')) {
				clearTimeout(timer);
				resolve(line.slice('READY '.length).trim());
			} else {
				log(line);
			}
		});
		child.on('exit', (code) => {
			clearTimeout(timer);
			reject(new Error(`WordPress did not start (exit ${code}). Read its message above.`));
		});
	});
}

/**
 * Boots a separate WordPress with `npm start`'s command, and deletes it at the end.
 *
 * @param {string[]}               flags    More flags for `bin/start.mjs`.
 * @param {(line: string) => void} log      Receives the command's output.
 * @param {string}                 checkout Absolute path of the checkout to boot. Any other checkout than this one is always built.
 * @return {Promise<{ url: string, dataDir: string, stop: () => Promise<void> }>}
 */
export async function bootWordPress(flags = [], log = say, checkout = ROOT) {
	const port = String(await freePort());
	const dataDir = join(checkout, `.wordpress-test-${process.pid}-${port}`);
	const php = process.env.TEST_PHP ? ['--php', process.env.TEST_PHP] : [];
	const child = spawn(
		process.execPath,
		[
			'bin/start.mjs',
			'--port',
			port,
			'--data-dir',
			dataDir,
			'--reset',
			...(process.env.TEST_NO_BUILD && checkout === ROOT ? ['--no-build'] : []),
			...php,
			...flags,
		],
		// Tests run on the packaged WordPress, so that they fetch nothing and always test the same one.
		{ cwd: checkout, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, CI: 'true' } },
	);
	const stop = async () => {
		if (child.exitCode === null) {
			child.kill('SIGTERM');
			await once(child, 'exit');
		}
		rmSync(dataDir, { recursive: true, force: true });
	};
	try {
		return { url: await untilReady(child, log), dataDir, stop };
	} catch (error) {
		await stop();
		throw error;
	}
}

/**
 * Deletes saved logins. They are stored by port, and an earlier site on the same port had different keys.
 *
 * @param {string} url
 */
function forgetSessions(url) {
	const folder = join(ROOT, '.cache/test');
	const prefix = `session-${new URL(url).port}-`;
	if (existsSync(folder)) {
		readdirSync(folder)
			.filter((name) => name.startsWith(prefix))
			.forEach((name) => rmSync(join(folder, name)));
	}
}

/**
 * Boots a WordPress for a suite. Each worker starts its own browser (`tests/e2e/support/environment.js`).
 *
 * @param {string[]} flags More flags for `bin/start.mjs`.
 * @return {Promise<import('./sites.mjs').Site>}
 */
export async function bootForTests(flags = []) {
	// Unpacked here, because workers that start at the same time would unpack it to the same place.
	await findChromium();
	const { url, dataDir, stop } = await bootWordPress(['--scenario', 'free', ...flags]);
	forgetSessions(url);
	return { env: { E2E_URL: url, E2E_DATA_DIR: dataDir }, stop };
}
