import { load, loadAndClick, openPage } from './load.mjs';
import { addressOf } from './sites.mjs';

/** How the provider answers on bad days, with the value of a second visit on one. */
export const BAD_DAYS = /** @type {const} */ ([
	{ value: 'slow', what: 'provider takes 5 s', mood: { delay: 5000 } },
	{ value: 'refused', what: 'provider refuses', mood: { status: 503 } },
	{ value: 'html', what: 'provider answers HTML', mood: { page: '<h1>Unavailable</h1>' } },
]);

/**
 * Data that tests/bench/weighted-site adds to each page of a visitor with this cookie. `light` adds nothing and keeps the fixtures' short texts.
 * `heavy` is as large as a connected site with Jetpack 11.2. The others are `heavy` with one larger part.
 *
 * @typedef {'heavy' | 'light' | 'modules' | 'plugins' | 'stats'} World
 */
const WORLD_COOKIE = 'bench_world';

/** @typedef {import('./sites.mjs').OpenSite} Host */

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
	/** When everything is known on a second visit while the provider answers badly, by `BAD_DAYS`. */
	const visitOnBadDays = async () => {
		const known = { slow: NaN, refused: NaN, html: NaN };
		for (const { value, mood } of site.provider ? BAD_DAYS : []) {
			site.provider?.behave(mood);
			known[value] = (await visitWarm('current')).known;
		}
		site.provider?.behave({});
		return known;
	};
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
		/** A first visit, the click on a switch, a visit with old answers, one within a minute and those on bad days, after which the page stays open. */
		visit: async () => {
			const cold = await visitCold();
			const usable = hasSwitch ? await slowly(() => loadAndClick(opened, address)) : NaN;
			// The click has changed the settings and thus the page, but a warm visit must follow visits to the same page.
			await load(opened, address, site.log);
			await load(opened, address, site.log);
			const remembers = row !== 'floor' && !address.isOriginal;
			const old = remembers && (await visitWarm('old'));
			const warm = await visitWarm();
			const onBadDays = remembers && (await visitOnBadDays());
			// The blank page is usable as soon as it is drawn.
			return {
				cold,
				warm: { ...warm, usable: row === 'floor' ? warm.all : usable, ...onBadDays },
				later: old || warm,
			};
		},
	};
}

/** @typedef {Awaited<ReturnType<typeof openVisitor>>} Visitor */
