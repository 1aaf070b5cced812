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
 * The same browser in the tests, the measurements and the gallery.
 *
 * @param {string[]} [flags] More of its flags.
 */
export async function launchBrowser(flags = []) {
	const { chromium } = await import('playwright-core');
	const { path, env } = await findChromium();
	return chromium.launch({ executablePath: path, env, args: [...FLAGS, ...flags], headless: true });
}

/** A route that aborts would switch the cache off, and with it what makes a second visit warm. */
const NOWHERE = { server: 'http://127.0.0.1:9', bypass: '127.0.0.1' };

/**
 * A context without animations. Whoever asks the outside world from it is sent to a port where nobody listens.
 *
 * @param {import('playwright-core').Browser}               browser
 * @param {import('playwright-core').BrowserContextOptions} [options]
 */
export const openContext = (browser, options = {}) =>
	browser.newContext({ reducedMotion: 'reduce', proxy: NOWHERE, ...options });
