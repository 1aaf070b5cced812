import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { logIn, openContext } from '../browser/launch.mjs';

/** The screen is complete when there is no request for this long. */
const QUIET = 150;

/** The chart measures itself again up to 400 ms after a resize. */
const QUIET_AFTER_RESIZE = 450;

const LONGEST = 6000;

/** Pages opened in this gallery use this cookie for a right-to-left language. */
const RIGHT_TO_LEFT = { name: 'jetpack_dashboard_direction', value: 'rtl' };

/** Hides the dev tools panel, which would cover part of the preview. */
const WITHOUT_PANEL = '.jp-layer:has(> aside) { display: none !important; }';

/**
 * @typedef {{ screen: string, role: string, plan: string }}                                State
 * @typedef {State & { direction: string, width: string, file?: string, leadsTo?: string,
 *          before?: string, difference?: string }} Shot
 *          `leadsTo`: target of the redirect if the role cannot open the screen. `before` and `difference`: pictures of a
 *          comparison, with the same folder as `file`.
 */

/**
 * Returns a function that waits until there has been no request for a moment, and the page is idle.
 *
 * @param {import('playwright-core').Page} page
 */
export function watchNetwork(page) {
	let pending = 0;
	let changedAt = Date.now();
	const note = (/** @type {number} */ change) => () => {
		pending += change;
		changedAt = Date.now();
	};
	page.on('request', note(1));
	page.on('requestfinished', note(-1));
	page.on('requestfailed', note(-1));
	return async (quiet = QUIET) => {
		const until = Date.now() + LONGEST;
		changedAt = Date.now();
		while (Date.now() < until && (pending > 0 || Date.now() - changedAt < quiet)) {
			await sleep(20);
		}
		await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
	};
}

/**
 * Opens the dashboard as an administrator, for one preview after another.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string}                            url       URL of the site.
 * @param {string}                            direction
 */
export async function openDashboard(browser, url, direction) {
	const context = await openContext(browser, { viewport: { width: 1280, height: 900 } });
	if (direction === 'rtl') {
		await context.addCookies([{ ...RIGHT_TO_LEFT, url }]);
	}
	// The browser counts a script's clicks as a person's, and would ask before it leaves a screen that saves on its own.
	await context.addInitScript(() =>
		Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } }),
	);
	const page = await context.newPage();
	await logIn(page, url);
	const settle = watchNetwork(page);
	await page.goto(`${url}/wp-admin/admin.php?page=jetpack#/dashboard?preview-role=admin_master`);
	await page.locator('.jp-layer aside').waitFor();
	await settle();
	return { page, settle, close: () => context.close() };
}

/** @typedef {Awaited<ReturnType<typeof openDashboard>>} Dashboard */

/**
 * Roles and plans in the dev tools panel.
 *
 * @param {Dashboard} dashboard
 * @return {Promise<{ roles: string[], plans: string[] }>}
 */
export async function readChoices({ page }) {
	await page.locator('.jp-layer aside button[aria-expanded=false]').click();
	const lists = await page
		.locator('.jp-layer aside select')
		.evaluateAll((selects) =>
			selects.map((select) =>
				[...select.querySelectorAll('option')].map(({ value }) => value).filter(Boolean),
			),
		);
	const listWith = (/** @type {string} */ value) =>
		lists.find((values) => values.includes(value)) ?? [];
	return { roles: listWith('subscriber'), plans: listWith('jetpack_free') };
}

/**
 * Takes one picture per width of a preview.
 *
 * @param {Dashboard} dashboard
 * @param {State & { direction: string, widths: string[] }} wish
 * @param {string} folder
 * @param {'jpg' | 'png'} extension  `png` for pictures that are compared.
 * @return {Promise<Shot[]>}
 */
export async function takeShots({ page, settle }, { widths, ...shot }, folder, extension = 'jpg') {
	const { screen, role, plan, direction } = shot;
	const hash = `#/${screen}?preview-role=${role}&preview-plan=${plan}`;
	await page.evaluate((value) => void (window.location.hash = value), hash);
	await settle();
	const path = await page.evaluate(() => window.location.hash.replace(/^#\/|\?.*$/g, ''));
	if (path !== screen) {
		return widths.map((width) => ({ ...shot, width, leadsTo: path }));
	}
	const shots = [];
	for (const width of widths) {
		await page.setViewportSize({ width: Number(width), height: 900 });
		await settle(QUIET_AFTER_RESIZE);
		const file = `${screen}/${role}/${plan}/${width}-${direction}.${extension}`;
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		await page.locator('#jp-plugin-container').screenshot({
			path: join(folder, file),
			...(extension === 'jpg' ? { type: 'jpeg', quality: 70 } : { type: 'png' }),
			animations: 'disabled',
			style: WITHOUT_PANEL,
		});
		shots.push({ ...shot, width, file });
	}
	return shots;
}
