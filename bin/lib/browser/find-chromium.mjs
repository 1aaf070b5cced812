import { existsSync } from 'node:fs';
import { unpackNpmChromium } from './npm-chromium.mjs';

const INSTALLED = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/opt/google/chrome/chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
	'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds the browser for tests and measurements: `$CHROMIUM_PATH`, the npm package's, an installed one, or
 * Playwright's. The npm package's is preferred: it has no windows to render, so a page takes half the processor time, and all machines measure with
 * the same browser.
 *
 * @return {Promise<{ path: string, env?: NodeJS.ProcessEnv }>} Path, and the environment if it needs a special one.
 * @throws {Error} One sentence if none is found, because browser tests are never skipped.
 */
export async function findChromium() {
	const { CHROMIUM_PATH: wish } = process.env;
	if (wish && !existsSync(wish)) {
		throw new Error(`CHROMIUM_PATH points to ${wish}, which does not exist.`);
	}
	const carried = wish ? { path: wish } : await unpackNpmChromium();
	if (carried) {
		return carried;
	}
	const { chromium } = await import('playwright-core');
	const path = [...INSTALLED, chromium.executablePath()].find(existsSync);
	if (!path) {
		throw new Error('This needs Chromium or Chrome. Install one, or set CHROMIUM_PATH to it.');
	}
	return { path };
}
