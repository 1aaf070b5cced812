import { load, loadAndClick, openPage } from './load.mjs';
import { addressOf } from './sites.mjs';

/**
 * Data that tests/bench/weighted-site adds to each page of a visitor with this cookie. `light` adds nothing and keeps the fixtures' short texts.
 * `heavy` is as large as a connected site with Jetpack 11.2. The others are `heavy` with one larger part.
 *
 * @typedef {'heavy' | 'light' | 'modules' | 'plugins' | 'stats'} World
 */
const WORLD_COOKIE = 'bench_world';

/**
 * @typedef {{ browser: import('playwright-core').Browser, site: import('./sites.mjs').BenchSite, cookies: import('./load.mjs').Cookies }} Host
 *          `cookies` are those of a logged-in user.
 */

/**
 * A visitor of one row of one site variant, with an empty or a full cache. Two visits fill it: the first stores files,
 * the second compiled code.
 *
 * @param {Host}   host
 * @param {World}  world
 * @param {string} row
 */
export async function openVisitor({ browser, site, cookies }, world, row) {
	const address = addressOf(site, row);
	const asked = [...cookies, { name: WORLD_COOKIE, value: world, url: site.url }];
	const opened = await openPage(browser, asked);
	const { page, slowly } = opened;
	await load(opened, address, site.log);
	await load(opened, address, site.log);
	// A screen without a usable switch won't have one in later rounds, either.
	const hasSwitch =
		!address.isOriginal &&
		(await page.locator('[role="switch"]:not([disabled]):not([aria-disabled="true"])').count()) > 0;
	/** @param {import('./load.mjs').Memory} [memory] */
	const visitWarm = (memory) => slowly(() => load(opened, address, site.log, memory));
	const visitCold = async () => {
		const fresh = await openPage(browser, asked);
		const times = await fresh.slowly(() => load(fresh, address, site.log, 'none'));
		await fresh.close();
		return times;
	};
	return {
		/** @template T @param {(page: import('playwright-core').Page) => Promise<T>} run */
		act: (run) => slowly(() => run(page)),
		/** Runs at full speed. @template T @param {(page: import('playwright-core').Page) => Promise<T>} run */
		look: (run) => run(page),
		visitWarm,
		/** A first visit, the click on a switch, a visit with old answers and one within a minute, after which the page stays open. */
		visit: async () => {
			const cold = await visitCold();
			const usable = hasSwitch ? await slowly(() => loadAndClick(opened, address)) : NaN;
			// The click has changed the settings and thus the page, but a warm visit must follow visits to the same page.
			await load(opened, address, site.log);
			await load(opened, address, site.log);
			const remembers = row !== 'floor' && !address.isOriginal;
			const old = remembers && (await visitWarm('old'));
			const warm = await visitWarm();
			// The blank page is usable as soon as it is drawn.
			return {
				cold,
				warm: { ...warm, usable: row === 'floor' ? warm.all : usable },
				later: old || warm,
			};
		},
	};
}

/** @typedef {Awaited<ReturnType<typeof openVisitor>>} Visitor */
