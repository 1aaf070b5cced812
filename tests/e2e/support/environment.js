const { TestEnvironment } = require('jest-environment-node');

/** @type {Promise<import('playwright-core').Browser> | undefined} */
let browser;

/**
 * In the browser of its worker. The first file that opens a page starts it, as loading Playwright takes longer than many a test;
 * Playwright ends it with the process.
 */
async function openContext() {
	const launch = await import('../../../bin/lib/browser/launch.mjs');
	browser ??= launch.launchBrowser();
	return launch.openContext(await browser);
}

module.exports = class extends TestEnvironment {
	async setup() {
		await super.setup();
		this.global.openContext = openContext;
	}
};
