import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { startEchoServer } from '../beside/echo-server.mjs';
import { bootBeside } from '../beside/site.mjs';
import { launchBrowser, logIn } from '../browser/launch.mjs';
import { ROOT } from '../dependencies.mjs';
import { hostPhpVersion } from '../php-host.mjs';
import { choosePhp } from '../serve-site.mjs';
import { bootWordPress } from '../suites/boot-for-tests.mjs';
import { addPlugins, SLUG, wordPressVersion } from '../wordpress-folder.mjs';

/**
 * @typedef {object} BenchSite
 * @property {string}                       url
 * @property {string}                       log   Path of the log of PHP's time.
 * @property {string}                       page  Slug of our page.
 * @property {import('./types.mjs').Host}   host
 * @property {import('../beside/echo-server.mjs').EchoServer} [provider] Delays the provider's answers. In the sandbox, PHP does this.
 * @property {string}                       [secret] Opens the steps of the site beside Jetpack.
 * @property {() => Promise<void>}          stop  Deletes the site, too.
 */

/** Milliseconds between a request to the provider and its answer, the same as in tests/bench/weighted-site/class-server-time.php. */
const DELAY = 150;

/**
 * Milliseconds until a slow provider answers: a fixed series of 10 to 15 seconds.
 *
 * @param {number} index Number of the request from 0.
 */
const slowDelay = (index) => 10_000 + 1000 * (index % 6);

/** Requests that PHP serves at once on a small host. */
const HOST_WORKERS = 2;

const PLUGIN = 'weighted-site';
const SOURCE = `tests/bench/${PLUGIN}`;

/** Files of the blank page in the build. No zip contains them. */
const FLOOR_FILES = ['floor.js', 'floor.asset.php'];

/**
 * A site with all products: backups, scans and their log. The scenario that adds a card after responses arrive is no good, because "all" would wait
 * for that card.
 */
const SCENARIO = 'security';

/** @param {string} dataDir */
const folderOf = (dataDir) => join(dataDir, 'wordpress');

/** @param {string} dataDir */
const logOf = (dataDir) => join(dataDir, 'database/bench.log');

/** @param {string | undefined} wish */
function describePhp(wish) {
	const isHostPhp = choosePhp(wish).kind === 'host';
	return { isHostPhp, php: isHostPhp ? hostPhpVersion() : 'WebAssembly' };
}

/**
 * @param {import('./types.mjs').BenchOptions} options
 * @param {(line: string) => void}               log
 * @return {Promise<BenchSite>}
 */
async function bootSandbox({ wordpress }, log) {
	const wish = wordpress && ('archive' in wordpress ? wordpress.archive : wordpress.version);
	const { url, dataDir, stop } = await bootWordPress(
		[
			...['--scenario', SCENARIO, '--with-plugin', `${PLUGIN}=${SOURCE}`],
			...(wish ? ['--wordpress', wish] : []),
		],
		log,
	);
	const version = wordPressVersion(folderOf(dataDir));
	const host = { jetpack: '', wordpress: version, ...describePhp(process.env.TEST_PHP) };
	return { url, log: logOf(dataDir), page: 'jetpack', host, stop };
}

/**
 * @param {string}                               jetpack Path of the release's zip.
 * @param {import('./types.mjs').BenchOptions} options
 * @return {Promise<BenchSite>}
 */
async function bootBesideJetpack(jetpack, { wordpress, isHost }) {
	const { url, dataDir, secret, versions, stop } = await bootBeside(
		// The bench has already built it, with the blank page.
		{ jetpack, wordpress, isBuilding: false },
		isHost ? HOST_WORKERS : undefined,
	);
	const folder = folderOf(dataDir);
	addPlugins(folder, [{ name: PLUGIN, source: join(ROOT, SOURCE) }]);
	FLOOR_FILES.forEach((file) =>
		cpSync(
			join(ROOT, 'php-stub/build', file),
			join(folder, 'wp-content/plugins', SLUG, 'build', file),
		),
	);
	const { isHostPhp, php } = describePhp(undefined);
	const host = {
		jetpack: versions.jetpack,
		wordpress: versions.wordpress,
		php: isHostPhp ? versions.php : php,
		isHostPhp,
	};
	const provider = await startEchoServer(isHost ? slowDelay : DELAY);
	return { url, log: logOf(dataDir), page: SLUG, host, provider, secret, stop };
}

/**
 * Activates the plugin that adds the weight, the blank page and the log.
 *
 * @param {import('playwright-core').Page} page The dashboard, as an administrator.
 */
async function activateWeights(page) {
	const status = await page.evaluate(async (name) => {
		const { WP_API_root: root, WP_API_nonce: nonce } = window.Initial_State;
		const response = await fetch(`${root}wp/v2/plugins/${name}/${name}`, {
			method: 'POST',
			headers: { 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' },
			body: JSON.stringify({ status: 'active' }),
		});
		return response.status;
	}, PLUGIN);
	if (status !== 200) {
		throw new Error(`The weighted-site plugin could not be activated (HTTP ${status}).`);
	}
}

const ADMIN = '/wp-admin/admin.php?page=';

/**
 * The address of a row: "floor", the hash of one of our screens, or "original" and the hash of one of Jetpack's.
 *
 * @param {BenchSite} site
 * @param {string}    row
 * @return {import('./load.mjs').Address}
 */
export function addressOf({ url, page }, row) {
	if (row === 'floor') {
		return { url: `${url}${ADMIN}${SLUG}-floor`, isOriginal: false };
	}
	const isOriginal = row.startsWith('original ');
	const hash = row.replace('original ', '');
	return { url: `${url}${ADMIN}${isOriginal ? 'jetpack' : page}#/${hash}`, isOriginal };
}

/**
 * Logs in, and prepares the site for the visits.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {BenchSite}                         site
 * @return {Promise<import('./load.mjs').Cookies>} The user's cookies.
 */
async function prepareSite(browser, site) {
	const context = await browser.newContext();
	const page = await context.newPage();
	await logIn(page, site.url);
	await page.goto(addressOf(site, 'dashboard').url);
	await activateWeights(page);
	const cookies = await context.cookies();
	await context.close();
	const { url, provider } = site;
	return provider
		? [...cookies, { name: 'provider_port', value: String(provider.port), url }]
		: cookies;
}

/**
 * @typedef {{ browser: import('playwright-core').Browser, site: BenchSite, cookies: import('./load.mjs').Cookies }} OpenSite
 *          `cookies` are those of a logged-in user.
 */

/**
 * Measures on a site of its own: the sandbox, or a WordPress with the real Jetpack.
 *
 * @template T
 * @param {import('./types.mjs').BenchOptions} options
 * @param {(line: string) => void}             log
 * @param {(opened: OpenSite) => Promise<T>}   measure
 */
export async function onSite(options, log, measure) {
	const { jetpack } = options;
	const site = await (jetpack ? bootBesideJetpack(jetpack, options) : bootSandbox(options, log));
	try {
		const browser = await launchBrowser();
		try {
			return await measure({ browser, site, cookies: await prepareSite(browser, site) });
		} finally {
			await browser.close();
		}
	} finally {
		await site.stop();
	}
}
