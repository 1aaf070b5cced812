import { openSync } from 'node:fs';
import { join } from 'node:path';
import { endGroup } from './end-group.mjs';
import { hasHostPhp, startHostPhp } from './php-host.mjs';
import { startWasmPhp } from './php-wasm.mjs';
import { freePort } from './ports.mjs';
import { startSiteServer } from './site-server.mjs';

/** @typedef {'host' | 'wasm'} PhpKind */

/**
 * @param {PhpKind | undefined} wish
 * @return {PhpKind}
 * @throws {Error} One sentence if this machine has no PHP and it is asked for.
 */
export function choosePhp(wish) {
	if (wish === 'host' && !hasHostPhp()) {
		throw new Error(
			'This machine has no PHP 7.4 or newer with pdo_sqlite. Leave out `--php host` to use WebAssembly.',
		);
	}
	return wish ?? (hasHostPhp() ? 'host' : 'wasm');
}

/**
 * Starts PHP on a WordPress folder, and the server in front of it.
 *
 * @param {object}     site
 * @param {string}     site.dataDir Folder of this site; receives php.log.
 * @param {string}     site.folder  The WordPress folder.
 * @param {string}     site.plugin  Folder of our plugin, whose bundles are public.
 * @param {string}     site.url     Public URL.
 * @param {number}     site.port    Public port.
 * @param {PhpKind}    site.kind
 * @param {string}     [site.version] PHP version, in WebAssembly only.
 * @param {() => void} site.onEnd   Called if PHP ends by itself.
 * @return {Promise<{ hasEnded: () => boolean, stop: () => Promise<void> }>}
 */
export async function serveSite({ onEnd, port, kind, ...site }) {
	const log = openSync(join(site.dataDir, 'php.log'), 'w');
	const phpPort = await freePort();
	const php = (kind === 'host' ? startHostPhp : startWasmPhp)({ ...site, port: phpPort, log });
	let isStopping = false;
	php.on('exit', () => {
		if (!isStopping) {
			onEnd();
		}
	});
	/** @type {import('node:http').Server | undefined} */
	let server;
	const stop = async () => {
		isStopping = true;
		server?.close();
		server?.closeAllConnections();
		await endGroup(php);
	};
	try {
		server = await startSiteServer({ folder: site.folder, plugin: site.plugin, port, phpPort });
	} catch (error) {
		await stop();
		throw error;
	}
	return { hasEnded: () => php.exitCode !== null, stop };
}
