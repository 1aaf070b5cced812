const { TestEnvironment } = require('jest-environment-node');

/** No page of a test lives long enough to win back what optimizing its scripts takes: a fifth of the time of all. */
const FLAGS = ['--js-flags=--no-opt --no-maglev'];

/** @type {Promise<import('playwright-core').Browser> | undefined} */
let browser;

/** @type {Map<string, Promise<import('playwright-core').BrowserContext>>} */
const contexts = new Map();

/** @param {typeof import('../../../bin/lib/browser/launch.mjs')} launch */
async function startBrowser({ launchBrowser }) {
	const started = await launchBrowser(FLAGS);
	// One that crashes must not take the next files with it.
	started.once('disconnected', () => {
		browser = undefined;
		contexts.clear();
	});
	return started;
}

/**
 * The first file that opens a page starts the browser, as loading Playwright takes longer than many a test; Playwright ends it with the
 * process.
 */
async function openContext() {
	const launch = await import('../../../bin/lib/browser/launch.mjs');
	browser ??= startBrowser(launch);
	return launch.openContext(await browser);
}

/**
 * Of all files of a worker: what it has loaded and compiled, its next page need not.
 *
 * @param {string} name
 */
function contextOf(name) {
	const context = contexts.get(name) ?? openContext();
	contexts.set(name, context);
	return context;
}

/** See `axe.ts`. */
const flawless = new Set();

module.exports = class extends TestEnvironment {
	async setup() {
		await super.setup();
		Object.assign(this.global, { contextOf, flawless });
	}
};
