import { findChromium } from './find-chromium.mjs';

const FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/**
 * Launches the same browser for tests, measurements and the gallery. Launches it a second time if the first fails: on a busy
 * machine, Chromium sometimes crashes before it opens a page.
 *
 * @param {string[]} [flags] More flags for the browser.
 */
export async function launchBrowser(flags = []) {
	const { chromium } = await import('playwright-core');
	const { path, env } = await findChromium();
	const launch = () =>
		chromium.launch({ executablePath: path, env, args: [...FLAGS, ...flags], headless: true });
	return launch().catch(launch);
}

/** Blocking with a route would disable the cache, which makes a second visit warm. */
const NOWHERE = { server: 'http://127.0.0.1:9', bypass: '127.0.0.1' };

/**
 * Opens a context without animations. Requests to other hosts go to a closed port.
 *
 * @param {import('playwright-core').Browser}               browser
 * @param {import('playwright-core').BrowserContextOptions} [options]
 */
export const openContext = (browser, options = {}) =>
	browser.newContext({ reducedMotion: 'reduce', proxy: NOWHERE, ...options });

/**
 * Logs in as the administrator.
 *
 * @param {import('playwright-core').Page} page
 * @param {string}                         url  URL of the site.
 */
export async function logIn(page, url) {
	await page.goto(`${url}/wp-login.php`);
	await page.fill('#user_login', 'admin');
	await page.fill('#user_pass', 'password');
	await page.click('#wp-submit');
	await page.waitForURL(/wp-admin/);
}
