const { TestEnvironment } = require('jest-environment-node');
const { chromium } = require('playwright-core');

/** Loaded once a worker and given to each of its files as `ofWorker`: loading Playwright takes longer than many a test. */
const ofWorker = { chromium };

module.exports = class extends TestEnvironment {
	async setup() {
		await super.setup();
		this.global.ofWorker = ofWorker;
	}
};
