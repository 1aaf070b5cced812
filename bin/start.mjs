#!/usr/bin/env node
/* Boots a real WordPress with the dashboard on 127.0.0.1. `npm start -- --help` lists the flags. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { addSites, installSite, makeNetwork, setUpSite } from './lib/boot-site.mjs';
import { reasonOf, runCommand } from './lib/command.mjs';
import { build, isBuildStale } from './lib/build.mjs';
import { installLanguagePack } from './lib/language-pack/install.mjs';
import { HELP, readOptions } from './lib/options.mjs';
import { newestRelease } from './lib/newest-wordpress.mjs';
import { installForSite } from './lib/packaged-wordpress.mjs';
import { ensurePortIsFree } from './lib/ports.mjs';
import { startMariaDb } from './lib/mariadb.mjs';
import { describeScenarios, findScenario } from './lib/scenarios.mjs';
import { choosePhp, serveSite } from './lib/serve-site.mjs';
import {
	addPlugins,
	linkPlugin,
	PLUGIN,
	prepareWordPress,
	removeSqlite,
	wordPressVersion,
} from './lib/wordpress-folder.mjs';
import { releaseFor } from './lib/wordpress-wish.mjs';
import { writeConfig } from './lib/wp-config.mjs';

/** @param {{ url: string, wordPress: string, php: ReturnType<typeof choosePhp>, scenario: string, viewer: string | undefined, isNetwork: boolean }} site */
function greet({ url, wordPress, php, scenario, viewer, isNetwork }) {
	const page = scenario ? 'jetpack' : 'dashboard-for-jetpack';
	const seen = viewer ? ` (look at it as ${viewer})` : '';
	const version = php.version ? `${php.version} ` : '';
	const world = scenario ? `${scenario}${seen}` : 'none: Jetpack itself answers';
	const sites = `\n  Network     ${url}/wp-admin/network/admin.php?page=dashboard-for-jetpack-sites`;
	console.log(`
  Dashboard   ${url}/wp-admin/admin.php?page=${page}${isNetwork ? sites : ''}
  Log in as   admin, admin2, editor, author, contributor or subscriber
  Password    password
  Scenario    ${world}
  WordPress   ${wordPress}
  PHP         ${version}${php.kind === 'host' ? 'on this machine' : 'in WebAssembly'}

  Press Ctrl-C to stop.
`);
	console.log(`READY ${url}`);
}

/**
 * The newest release, unless another one is requested. Test runs and CI never fetch it.
 *
 * @param {ReturnType<typeof readOptions>['wordpress']} wish
 */
const chooseRelease = async (wish) =>
	(wish || process.env.CI ? undefined : await newestRelease()) ?? releaseFor(wish);

/**
 * @param {string} folder WordPress's folder.
 * @param {string} path   A .po file.
 * @return {Promise<string>} WordPress's name of its language.
 */
async function addTranslation(folder, path) {
	// Imported late, because the packages may not be installed before.
	const { createLanguagePack } = await import('./lib/language-pack/pack.mjs');
	const pack = createLanguagePack(resolve(path), PLUGIN);
	installLanguagePack(folder, pack);
	return pack.locale;
}

/** @param {ReturnType<typeof readOptions>} options */
async function start(options) {
	const viewer = options.scenario ? findScenario(options.scenario).viewer : undefined;
	const php = choosePhp(options.php);
	await ensurePortIsFree(options.port);
	await installForSite({ needsWasm: php.kind === 'wasm' });
	// The question to the network waits for nothing, and nothing waits for it.
	const release = chooseRelease(options.wordpress);
	release.catch(() => undefined);
	if (options.build && isBuildStale()) {
		await build();
	}
	const { dataDir } = options;
	if (options.reset) {
		rmSync(dataDir, { recursive: true, force: true });
	}
	mkdirSync(dataDir, { recursive: true });
	const url = `http://127.0.0.1:${options.port}`;
	const secret = randomBytes(24).toString('hex');
	const folder = await prepareWordPress(dataDir, await release);
	linkPlugin(folder, php.kind === 'wasm');
	addPlugins(folder, options.plugins);
	const locale = options.translation ? await addTranslation(folder, options.translation) : '';
	if (options.database === 'mariadb' && php.kind === 'wasm') {
		throw new Error('MariaDB needs the PHP of this machine, not PHP in WebAssembly.');
	}
	const database = options.database === 'mariadb' ? await startMariaDb(dataDir) : undefined;
	if (database) {
		removeSqlite(folder);
	}
	const { isDirty } = options;
	const config = { dataDir, folder, url, secret, isDirty, databaseHost: database?.host };
	writeConfig(config);

	let isStopping = false;
	/** @type {Awaited<ReturnType<typeof serveSite>> | undefined} */
	let server;
	/** @param {number} code */
	const stop = async (code) => {
		if (!isStopping) {
			isStopping = true;
			await server?.stop();
			await database?.stop();
			process.exit(code);
		}
	};
	process.on('SIGINT', () => stop(0));
	process.on('SIGTERM', () => stop(0));
	process.on('SIGHUP', () => stop(0));
	try {
		server = await serveSite({
			...{ dataDir, folder, url, ...php },
			plugin: PLUGIN,
			port: options.port,
			onEnd: () => {
				console.error(`PHP stopped unexpectedly. Its log: ${join(dataDir, 'php.log')}`);
				stop(1);
			},
		});
		const site = { url, secret, hasEnded: server.hasEnded };
		await installSite(site);
		if (options.isNetwork) {
			await makeNetwork(site, () => writeConfig({ ...config, isNetwork: true }));
		}
		const { scenario } = await setUpSite(site, { ...options, locale });
		if (options.isNetwork) {
			await addSites(site);
		}
		const wordPress = wordPressVersion(folder);
		greet({ url, wordPress, php, viewer, scenario, isNetwork: options.isNetwork });
	} catch (error) {
		console.error(reasonOf(error));
		await stop(1);
	}
}

await runCommand(
	HELP,
	(options) => (options.listScenarios ? console.log(describeScenarios()) : start(options)),
	{ read: readOptions },
);
