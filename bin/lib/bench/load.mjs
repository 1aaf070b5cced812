import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openContext } from '../browser/launch.mjs';

const INSTRUMENT = readFileSync(fileURLToPath(new URL('./instrument.js', import.meta.url)), 'utf8');
const THROTTLING = 4;
/** The screen is complete when no new element appears for this long. */
const QUIET = 1500;
const PATIENCE = 60_000;

/** @typedef {{ ready: number, settled: number, pieces: number }} Times */

/**
 * Opens a page in its own context, with an empty cache and a logged-in user.
 *
 * @param {import('playwright-core').Browser}                                     browser
 * @param {Parameters<import('playwright-core').BrowserContext['addCookies']>[0]} cookies
 */
export async function openPage(browser, cookies) {
	const context = await openContext(browser, { viewport: { width: 1280, height: 900 } });
	await context.addCookies(cookies);
	await context.addInitScript({ content: INSTRUMENT });
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	/** @param {number} rate */
	const throttle = (rate) => session.send('Emulation.setCPUThrottlingRate', { rate });
	return {
		page,
		/**
		 * Runs a function at the speed of a slow machine. A throttled page uses the processor even at rest, which would slow down the
		 * other pages, so throttling ends with the function.
		 *
		 * @template T
		 * @param {() => Promise<T>} run
		 */
		slowly: async (run) => {
			await throttle(THROTTLING);
			try {
				return await run();
			} finally {
				await throttle(1);
			}
		},
		close: () => context.close(),
	};
}

/**
 * Loads a URL and waits until the page stops changing.
 *
 * @param {import('playwright-core').Page} page
 * @param {string}                         url
 * @return {Promise<Times>} Milliseconds from the end of the page's own response to
 *         the last card painted, and to the last change at all.
 */
export async function load(page, url) {
	// Starts from a blank page, because the same URL with another hash would not reload.
	await page.goto('about:blank');
	await page.goto(url, { waitUntil: 'load' });
	await page.waitForFunction(
		(quiet) =>
			window.benchMarks.pieces > 0 && performance.now() - window.benchMarks.changedAt > quiet,
		QUIET,
		{ timeout: PATIENCE },
	);
	return page.evaluate(() => {
		const [{ responseEnd }] = /** @type {PerformanceResourceTiming[]} */ (
			performance.getEntriesByType('navigation')
		);
		const { readyAt, changedAt, pieces } = window.benchMarks;
		return { ready: readyAt - responseEnd, settled: changedAt - responseEnd, pieces };
	});
}
