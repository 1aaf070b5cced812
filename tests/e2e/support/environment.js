const { TestEnvironment } = require('jest-environment-node');
const { leavePage, takePage, watchContext } = require('./page-pool');

/**
 * Turns script optimization off, because it takes a fifth of the time and never pays off in the short life of a test's page. Gives new objects 16 MB
 * from the start, because growing from 1 MB would collect them many times during each page load.
 */
const FLAGS = ['--js-flags=--no-opt --no-maglev --min-semi-space-size=16'];

/** @type {Promise<import('playwright-core').Browser> | undefined} */
let browser;

/** @type {Map<string, Promise<import('playwright-core').BrowserContext>>} */
const contexts = new Map();

/** @param {typeof import('../../../bin/lib/browser/launch.mjs')} launch */
async function startBrowser({ launchBrowser }) {
	const started = await launchBrowser(FLAGS);
	// A crashed browser must not break the next files.
	started.once('disconnected', () => {
		browser = undefined;
		contexts.clear();
	});
	return started;
}

/**
 * Starts the browser with the first page, because loading Playwright takes longer than many tests. Playwright closes it with
 * the process.
 */
async function openContext() {
	const launch = await import('../../../bin/lib/browser/launch.mjs');
	browser ??= startBrowser(launch).catch((error) => {
		browser = undefined;
		throw error;
	});
	const context = await launch.openContext(await browser);
	// Sixty seconds after a test, a change on trial would be put back in the middle of another one.
	await context.addInitScript(() => {
		try {
			localStorage['dashboard-for-jetpack-trials'] ??= 'never';
		} catch {
			// An empty page has no storage.
		}
	});
	watchContext(context);
	return context;
}

/**
 * The browser context of a role, shared by all files of a worker, so that pages find scripts loaded and compiled.
 *
 * @param {string} name
 */
function contextOf(name) {
	const context = contexts.get(name) ?? openContext();
	contexts.set(name, context);
	// A failed launch must not fail the next tests, too.
	context.catch(() => contexts.delete(name));
	return context;
}

/**
 * The part of a document that the decoders need for entities (`@wordpress/html-entities`). Created on demand, because most files decode none, and
 * jsdom takes long to load.
 */
const document = {
	implementation: {
		createHTMLDocument() {
			const { JSDOM } = require('jsdom');
			return new JSDOM('').window.document;
		},
	},
};

/** See `axe.ts`. */
const flawless = new Set();

const IN_PACKAGES = /node_modules|^node:/;

/**
 * Jest looks up each frame of each stack in the sources, and Playwright reads a stack in each of its calls, which took a tenth of Node's processor
 * time. Frames of packages are therefore not looked up.
 */
function mapOwnFrames() {
	const { prepareStackTrace: map } = Error;
	Error.prepareStackTrace = (error, frames) =>
		map(
			error,
			frames.map((frame) =>
				IN_PACKAGES.test(frame.getFileName() ?? '')
					? { isNative: () => true, toString: () => String(frame) }
					: frame,
			),
		);
}

module.exports = class extends TestEnvironment {
	async setup() {
		await super.setup();
		mapOwnFrames();
		Object.assign(this.global, { contextOf, document, flawless, leavePage, takePage });
	}
};
