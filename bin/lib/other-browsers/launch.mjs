import { existsSync } from 'node:fs';
import { findChromium } from '../browser/find-chromium.mjs';
import { launchWebKit } from './webkit.mjs';

/** @typedef {'chromium' | 'firefox' | 'webkit'} BrowserName */

/** Name in the table of browsers, by flag. */
export const BROWSERS = /** @type {const} */ ({
	chromium: 'Chromium',
	firefox: 'Firefox',
	webkit: 'WebKitGTK',
});

const PLACES = {
	firefox: [
		'/usr/bin/firefox',
		'/usr/bin/firefox-esr',
		'/snap/bin/firefox',
		'/Applications/Firefox.app/Contents/MacOS/firefox',
		'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
	],
	webkit: ['x86_64', 'aarch64'].flatMap((machine) =>
		['4.1', '4.0', '6.0'].map(
			(version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
		),
	),
};

const MISSING = {
	firefox: 'This needs Firefox: install it, or set --browser-path to its program.',
	webkit:
		'This needs WebKit: install it (`apt-get install webkit2gtk-driver xvfb`), or set --browser-path to its MiniBrowser.',
};

/**
 * Finds a browser's program.
 *
 * @param {BrowserName}        name
 * @param {string | undefined} wish The path in `--browser-path`, used before `FIREFOX_PATH` and the usual places.
 * @return {Promise<{ path: string, env?: NodeJS.ProcessEnv }>}
 * @throws {Error} One sentence if there is none.
 */
export async function findProgram(name, wish) {
	const path = wish ?? (name === 'firefox' ? process.env.FIREFOX_PATH : undefined);
	if (path && !existsSync(path)) {
		throw new Error(`There is no program at ${path}.`);
	}
	if (path || name === 'chromium') {
		return path ? { path } : findChromium();
	}
	const installed = PLACES[name].find(existsSync);
	if (!installed) {
		throw new Error(MISSING[name]);
	}
	return { path: installed };
}

/**
 * Starts a browser without windows.
 *
 * @param {BrowserName}                             name
 * @param {Awaited<ReturnType<typeof findProgram>>} program
 * @param {string}                                  dataDir Of the site.
 * @return {Promise<import('puppeteer-core').Browser>}
 */
export async function launch(name, { path, env }, dataDir) {
	if (name === 'webkit') {
		const webkit = await launchWebKit({ path, dataDir });
		return /** @type {import('puppeteer-core').Browser} */ (/** @type {unknown} */ (webkit));
	}
	const { default: puppeteer } = await import('puppeteer-core');
	return puppeteer.launch({
		browser: name === 'chromium' ? 'chrome' : 'firefox',
		executablePath: path,
		env,
		headless: true,
		...(name === 'chromium' ? { args: ['--no-sandbox', '--disable-gpu'] } : {}),
	});
}
