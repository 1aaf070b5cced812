const { TestEnvironment } = require('jest-environment-node');

/** @type {Promise<import('playwright-core').Browser> | undefined} */
let browser;

/** Started by the first file of a worker that opens a page, and there for as long as the worker: Playwright ends it with the process. */
async function launchBrowser() {
	const { chromium } = await import('playwright-core');
	const { browserOptions } = await import('../../../bin/lib/browser/launch.mjs');
	return chromium.launch(await browserOptions());
}

/** Gives each file the browser of its worker: loading Playwright takes longer than many a test. */
module.exports = class extends TestEnvironment {
	async setup() {
		await super.setup();
		this.global.openBrowser = () => (browser ??= launchBrowser());
	}
};
