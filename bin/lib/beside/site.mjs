import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setUpSite, installSite } from '../boot-site.mjs';
import { build, isBuildStale } from '../build.mjs';
import { ROOT } from '../dependencies.mjs';
import { installForSite } from '../packaged-wordpress.mjs';
import { freePort } from '../ports.mjs';
import { choosePhp, serveSite } from '../serve-site.mjs';
import { stopRunning } from '../suites/run.mjs';
import {
	prepareWordPress,
	SLUG,
	unzip,
	withoutFirstFolder,
	wordPressVersion,
} from '../wordpress-folder.mjs';
import { releaseFor } from '../wordpress-wish.mjs';
import { writeConfig } from '../wp-config.mjs';
import { unpackJetpack } from './jetpack-copy.mjs';
import { isAtLeast } from './jetpack-source.mjs';

const MU_PLUGIN = join(ROOT, 'tests/beside/site');
const NO_KEPT_ANSWERS = join(
	ROOT,
	'php-stub/playground/mu-plugins/sandbox-site/no-kept-answers.php',
);

/**
 * @typedef {import('./options.mjs').BesideOptions} BesideOptions
 * @typedef {{ jetpack: string, wordpress: string, php: string }} Versions
 * @typedef {{ url: string, dataDir: string, secret: string, versions: Versions, stop: () => Promise<void> }} BesideSite
 */

/**
 * Runs a step of `tests/beside/site/beside/class-control.php`.
 *
 * @param {{ url: string, secret: string }} site
 * @param {object}                          step
 * @return {Promise<Record<string, any>>}
 * @throws {Error} One sentence if the site refuses the step.
 */
export async function runStep({ url, secret }, step) {
	const response = await fetch(`${url}/?beside`, {
		method: 'POST',
		headers: { 'x-boot-secret': secret, 'content-type': 'application/json' },
		body: JSON.stringify(step),
		redirect: 'manual',
	});
	const text = await response.text();
	if (!response.ok) {
		const { step: name } = /** @type {{ step?: string }} */ (step);
		throw new Error(
			`The site refused the step "${name}" (HTTP ${response.status}): ${text.slice(0, 300)}`,
		);
	}
	return JSON.parse(text);
}

/** Routes that nothing calls once Jetpack's own dashboard is gone. */
const LOST_ROUTES = ['recommendations', 'marketing/survey', 'setup/questionnaire', 'site/benefits'];

/**
 * The next release, as `tests/beside/site/beside/class-next-release.php` simulates it.
 *
 * @param {1 | 2} stage
 */
const nextRelease = (stage) => ({ stage, hasEntry: true, lostRoutes: LOST_ROUTES });

/**
 * Packs our plugin as people install it, and unpacks it into the site.
 *
 * @param {string} dataDir
 * @param {string} target  Folder of the plugin.
 */
async function installDashboard(dataDir, target) {
	const out = join(dataDir, `${SLUG}.zip`);
	const { status } = spawnSync(
		process.execPath,
		['bin/plugin-zip.mjs', '--no-build', '--out', out],
		{ cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
	);
	if (status !== 0) {
		throw new Error('The plugin could not be packed. Read the message above.');
	}
	rmSync(target, { recursive: true, force: true });
	await unzip(out, target, withoutFirstFolder);
}

/**
 * Boots a WordPress with a real Jetpack, the double of the provider and our plugin, connected with its owner's account.
 *
 * @param {Pick<BesideOptions, 'jetpack' | 'wordpress' | 'isBuilding'> & Partial<BesideOptions>} options
 * @param {number} [workers] The most requests that PHP serves at once.
 * @return {Promise<BesideSite>} `stop` also deletes the site, and so does a signal that ends the command.
 * @throws {Error} One sentence if a zip does not fit or the boot fails.
 */
export async function bootBeside(options, workers) {
	await installForSite({ needsWasm: choosePhp(options.php).kind === 'wasm' });
	if (options.isBuilding && isBuildStale()) {
		await build();
	}
	const port = options.port ?? (await freePort());
	const url = `http://127.0.0.1:${port}`;
	const dataDir = join(ROOT, `.wordpress-beside-${process.pid}`);
	const secret = randomBytes(24).toString('hex');
	mkdirSync(dataDir, { recursive: true });
	/** @type {Awaited<ReturnType<typeof serveSite>> | undefined} */
	let server;
	const stop = async () => {
		await server?.stop();
		rmSync(dataDir, { recursive: true, force: true });
	};
	// Registered here, because PHP and its workers would outlive an aborted boot.
	['SIGINT', 'SIGTERM', 'SIGHUP'].forEach((name) =>
		process.once(name, async () => {
			await stopRunning();
			await stop();
			process.exit(130);
		}),
	);
	try {
		const folder = await prepareWordPress(dataDir, releaseFor(options.wordpress));
		const jetpack = await unpackJetpack(folder, options);
		const found = wordPressVersion(folder);
		if (!isAtLeast(found, jetpack.needsWordPress)) {
			throw new Error(
				`Jetpack ${jetpack.version} needs WordPress ${jetpack.needsWordPress} or newer, and this is ${found}: name a newer one with --wordpress.`,
			);
		}
		const plugin = join(folder, 'wp-content/plugins', SLUG);
		await installDashboard(dataDir, plugin);
		const muPlugins = join(folder, 'wp-content/mu-plugins');
		cpSync(MU_PLUGIN, muPlugins, { recursive: true });
		cpSync(NO_KEPT_ANSWERS, join(muPlugins, 'no-kept-answers.php'));
		// A local site would be in Offline Mode.
		writeConfig({ dataDir, folder, url, secret, environment: 'production' });
		let hasEnded = false;
		server = await serveSite({
			...{ dataDir, folder, plugin, url, port, workers, ...choosePhp(options.php) },
			onEnd: () => {
				hasEnded = true;
				console.error('PHP stopped unexpectedly.');
			},
		});
		const site = { url, secret, hasEnded: () => hasEnded };
		await installSite(site);
		await runStep(site, { step: 'activate' });
		if (options.next) {
			await runStep(site, { step: 'next', release: nextRelease(options.next) });
		}
		await setUpSite(site, { permalinks: 'pretty' });
		await runStep(site, { step: 'connect', state: 'user' });
		const { jetpack: version, wordpress: core, php } = await runStep(site, { step: 'settle' });
		const versions = { jetpack: version, wordpress: core, php };
		return { url, dataDir, secret, versions, stop };
	} catch (error) {
		await stop();
		throw error;
	}
}
