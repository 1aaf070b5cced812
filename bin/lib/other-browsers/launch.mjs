import { existsSync } from 'node:fs';
import { findChromium } from '../browser/find-chromium.mjs';

/** @typedef {'chromium' | 'firefox'} BrowserName */

/** Name in the table of browsers, by flag. */
export const BROWSERS = /** @type {const} */ ({ chromium: 'Chromium', firefox: 'Firefox' });

const FIREFOX_PLACES = [
	'/usr/bin/firefox',
	'/usr/bin/firefox-esr',
	'/snap/bin/firefox',
	'/Applications/Firefox.app/Contents/MacOS/firefox',
	'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

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
	const installed = FIREFOX_PLACES.find(existsSync);
	if (!installed) {
		throw new Error('This needs Firefox: install it, or set --browser-path to its program.');
	}
	return { path: installed };
}

/**
 * Starts a browser without windows.
 *
 * @param {BrowserName}                                 name
 * @param {Awaited<ReturnType<typeof findProgram>>} program
 */
export async function launch(name, { path, env }) {
	const { default: puppeteer } = await import('puppeteer-core');
	return puppeteer.launch({
		browser: name === 'chromium' ? 'chrome' : 'firefox',
		executablePath: path,
		env,
		headless: true,
		...(name === 'chromium' ? { args: ['--no-sandbox', '--disable-gpu'] } : {}),
	});
}
