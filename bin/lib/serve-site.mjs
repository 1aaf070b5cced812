import { openSync } from 'node:fs';
import { join } from 'node:path';
import { endGroup } from './end-group.mjs';
import { hasHostPhp, hostPhpVersion, startHostPhp } from './php-host.mjs';
import { startWasmPhp } from './php-wasm.mjs';
import { freePort } from './ports.mjs';
import { startSiteServer } from './site-server.mjs';

/** @typedef {'host' | 'wasm'} PhpKind */

/** Versions of PHP that the packages contain in WebAssembly and the plugin supports. */
export const PHP_VERSIONS = ['7.4', '8.0', '8.1', '8.2', '8.3', '8.4', '8.5'];

/**
 * Chooses the PHP for a site. A version is this machine's PHP if it is that version, otherwise PHP in WebAssembly.
 *
 * @param {string | undefined} wish "host", "wasm" or a version such as "7.4"; by default this machine's PHP if there is one.
 * @return {{ kind: PhpKind, version?: string }}
 * @throws {Error} One sentence if this machine has no PHP and it is asked for, or the version is not available.
 */
export function choosePhp(wish) {
	if (wish === undefined || wish === 'wasm') {
		return { kind: wish === undefined && hasHostPhp() ? 'host' : 'wasm' };
	}
	if (wish === 'host') {
		if (!hasHostPhp()) {
			throw new Error(
				'This machine has no PHP 7.4 or newer with pdo_sqlite. Leave out `--php host` to use WebAssembly.',
			);
		}
		return { kind: 'host' };
	}
	if (!PHP_VERSIONS.includes(wish)) {
		throw new Error(
			`--php must be host, wasm or one of ${PHP_VERSIONS.join(', ')}, not "${wish}".`,
		);
	}
	return { kind: hasHostPhp() && hostPhpVersion() === wish ? 'host' : 'wasm', version: wish };
}

/**
 * Starts PHP on a WordPress folder, and the server in front of it.
 *
 * @param {object}     site
 * @param {string}     site.dataDir Folder of this site; receives php.log.
 * @param {string}     site.folder  The WordPress folder.
 * @param {string}     site.plugin  Folder of our plugin, whose bundle is public.
 * @param {string}     site.url     Public URL.
 * @param {number}     site.port    Public port.
 * @param {PhpKind}    site.kind
 * @param {string}     [site.version] PHP version, in WebAssembly only.
 * @param {number}     [site.workers] The most requests that PHP serves at once.
 * @param {() => void} site.onEnd   Called if PHP ends unexpectedly.
 * @return {Promise<{ hasEnded: () => boolean, stop: () => Promise<void> }>}
 */
export async function serveSite({ onEnd, port, kind, workers, ...site }) {
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
		const { folder, plugin } = site;
		server = await startSiteServer({ folder, plugin, port, phpPort, workers });
	} catch (error) {
		await stop();
		throw error;
	}
	return { hasEnded: () => php.exitCode !== null, stop };
}
