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

/** Flags and path for Playwright, the same in the tests and in the measurements. */
export async function browserOptions() {
	const { path, env } = await findChromium();
	return { executablePath: path, env, args: FLAGS, headless: true };
}
