import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openContext } from '../browser/launch.mjs';
import { ROOT } from '../dependencies.mjs';
import { switchBack } from './interact.mjs';
import { timesOf } from './times.mjs';

const INSTRUMENT = readFileSync(fileURLToPath(new URL('./instrument.js', import.meta.url)), 'utf8');
const THROTTLING = 4;
/** A visit ends when nothing has changed and no call has been waiting for this long. */
const QUIET = 1500;
const PATIENCE = 120_000;
const POLLING = 100;

/** @typedef {import('./types.mjs').Times} Times */
/** @typedef {Parameters<import('playwright-core').BrowserContext['addCookies']>[0]} Cookies */
/** @typedef {{ url: string, isOriginal: boolean }} Address */

/** The production build's name for the class of a skeleton. */
function skeletonClass() {
	/** @type {typeof import('../class-names.js')} */
	const { classNames } = createRequire(import.meta.url)('../class-names.js');
	const source = join(ROOT, 'src');
	const resourcePath = join(source, 'ui/skeleton/style.module.scss');
	return classNames(source)({ resourcePath }, '', 'skeleton');
}

/** @param {{ url: () => string }} request */
const isRest = (request) => /rest_route=|\/wp-json\/|first_calls/.test(request.url());

/**
 * Gives every request to another host an empty answer. A frame that can't reach its host, such as Jetpack's notifications, shows an error page, which
 * the browser draws in our page's process: 40 to 450 ms that no visitor waits for. Doesn't use a route, which would disable the cache.
 *
 * @param {import('playwright-core').CDPSession} session
 * @param {string[]}                             left    Patterns of requests to this site that get an empty answer, too.
 */
async function answerForOthers(session, left) {
	session.on('Fetch.requestPaused', ({ requestId }) =>
		// Fails if the page has been left meanwhile.
		session.send('Fetch.fulfillRequest', { requestId, responseCode: 200 }).catch(() => undefined),
	);
	await session.send('Fetch.enable', {
		patterns: ['https://*', ...left].map((urlPattern) => ({ urlPattern })),
	});
}

/**
 * Opens a page in its own context, with an empty cache and a logged-in user.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {Cookies}                           cookies
 * @param {string[]}                          [left]  Patterns of requests that are kept from the site.
 */
export async function openPage(browser, cookies, left = []) {
	const context = await openContext(browser, { viewport: { width: 1280, height: 900 } });
	await context.addCookies(cookies);
	const settings = JSON.stringify({ skeleton: skeletonClass() });
	await context.addInitScript({ content: `window.benchSettings = ${settings};${INSTRUMENT}` });
	const page = await context.newPage();
	const calls = {
		total: 0,
		/** @type {Set<import('playwright-core').Request>} */
		waiting: new Set(),
		/** When the last call ended. */
		endedAt: 0,
	};
	/** @param {import('playwright-core').Request} request */
	const end = (request) => {
		if (calls.waiting.delete(request)) {
			calls.endedAt = Date.now();
		}
	};
	page.on('request', (request) => {
		if (isRest(request)) {
			calls.total += 1;
			calls.waiting.add(request);
		}
	});
	// Not "requestfinished", which never fires for an answer that the page does not read.
	page.on('response', (response) => end(response.request()));
	page.on('requestfailed', end);
	const session = await context.newCDPSession(page);
	await answerForOthers(session, left);
	/** @param {number} rate */
	const throttle = (rate) => session.send('Emulation.setCPUThrottlingRate', { rate });
	return {
		page,
		calls,
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

/** @typedef {Pick<Awaited<ReturnType<typeof openPage>>, 'page' | 'calls'>} Opened */

let visits = 0;

/**
 * Milliseconds of PHP in a visit, its page and its REST calls, and the requests to the provider in them.
 *
 * @param {string} log   Path; tests/bench/weighted-site writes it.
 * @param {string} visit
 */
function readLog(log, visit) {
	const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
	return lines
		.filter(Boolean)
		.map((line) => /** @type {{ visit: string, ms: number, asked: number }} */ (JSON.parse(line)))
		.filter((line) => line.visit === visit)
		.reduce((sum, { ms, asked }) => ({ php: sum.php + ms, asked: sum.asked + asked }), {
			...{ php: 0, asked: 0 },
		});
}

/** @typedef {'none' | 'kept' | 'old' | 'current'} Memory What the site remembers of the provider's answers when a visit begins. */
/** @typedef {{ isClicking?: boolean, isPending?: () => boolean, patience?: number, memory?: Memory }} Wait */

/**
 * Waits until the page has not changed, and no call has been waiting, for a while.
 *
 * @param {Opened}  opened
 * @param {boolean} isOriginal
 * @param {Wait}    [wait] Whether something else is still pending, and the longest time in milliseconds.
 */
async function untilQuiet(
	{ page, calls },
	isOriginal,
	{ isPending = () => false, patience = PATIENCE } = {},
) {
	const until = Date.now() + patience;
	const isWaiting = () =>
		calls.waiting.size > 0 || Date.now() - calls.endedAt < QUIET || isPending();
	do {
		await sleep(POLLING);
		await page.waitForFunction(
			({ quiet, isOfOthers }) => {
				const { pieces, contentAt, changedAt, answeredAt } = window.benchMarks;
				const isDrawn = isOfOthers ? contentAt > 0 : pieces > 0;
				return isDrawn && performance.now() - Math.max(changedAt, answeredAt) > quiet;
			},
			{ quiet: QUIET, isOfOthers: isOriginal },
			{ timeout: patience, polling: POLLING },
		);
	} while (isWaiting() && Date.now() < until);
}

/**
 * Opens a page and waits until it stops changing.
 *
 * @param {Opened}  opened
 * @param {Address} address
 * @param {Wait}    [wait] `isClicking`: whether to click the first switch as soon as it is there.
 * @return {Promise<{ visit: string, marks: import('./types.mjs').Marks }>} `visit` is its number.
 */
export async function visit(opened, { url, isOriginal }, wait = {}) {
	const { page, calls } = opened;
	// Starts from a blank page, because the same URL with another hash would not reload.
	await page.goto('about:blank');
	calls.waiting.clear();
	calls.total = 0;
	const number = String(++visits);
	const { origin } = new URL(url);
	await page.context().addCookies([
		{ name: 'bench_visit', value: number, url: origin },
		{ name: 'bench_click', value: wait.isClicking ? '1' : '0', url: origin },
		{ name: 'bench_memory', value: wait.memory ?? 'kept', url: origin },
	]);
	await page.goto(url, { waitUntil: 'load', timeout: wait.patience });
	await untilQuiet(opened, isOriginal, wait);
	const { total } = calls;
	const marks = await page.evaluate(() => {
		const [{ responseEnd }] = /** @type {PerformanceResourceTiming[]} */ (
			performance.getEntriesByType('navigation')
		);
		return { responseEnd, ...window.benchMarks };
	});
	return { visit: number, marks: { ...marks, calls: total } };
}

/**
 * Measures a visit.
 *
 * @param {Opened}  opened
 * @param {Address} address
 * @param {string}  log      Path of PHP's log.
 * @param {Memory}  [memory]
 * @return {Promise<Times>}
 */
export async function load(opened, address, log, memory) {
	const { visit: number, marks } = await visit(opened, address, { memory });
	return timesOf(marks, { isOriginal: address.isOriginal, ...readLog(log, number) });
}

/**
 * Measures when the first switch answers a click, and turns it back.
 *
 * @param {Opened}  opened
 * @param {Address} address
 * @return {Promise<number>} Milliseconds from the end of the page's own response; NaN without a switch that can be used.
 */
export async function loadAndClick(opened, address) {
	const { marks } = await visit(opened, address, { isClicking: true });
	await switchBack(opened.page);
	await untilQuiet(opened, address.isOriginal);
	return marks.usableAt > 0 ? marks.usableAt - marks.responseEnd : NaN;
}
