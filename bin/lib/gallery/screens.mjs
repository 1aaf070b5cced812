import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { logIn, openContext } from '../browser/launch.mjs';
import { readNames } from '../command.mjs';
import { ROOT } from '../dependencies.mjs';
import loader from '../load-typescript.js';
import { bootWordPress } from '../suites/boot-for-tests.mjs';

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
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('./run.mjs').Shot}          Shot
 *
 * @typedef {object} Wish
 * @property {string}   [only]     Comma-separated paths of screens; all if undefined, as with roles and plans.
 * @property {string[]} widths
 * @property {string[]} directions
 * @property {string}   [role]
 * @property {string}   [plan]
 * @property {string}   scenario
 */

/** Routes to the screen of another route, or to a dialog. */
const OTHER_ROUTES = [
	...['', 'reconnect', 'disconnect', 'woo-setup', 'setup', 'settings', 'recommendations'],
	'check',
];

/** @return {string[]} Each screen of the app, by the path after "#/". */
function listScreens() {
	/** @type {{ path: string, group: string }[]} */
	const routes = loader.loadTypeScript(join(ROOT, 'src/extras/routes.ts')).ROUTES;
	return routes
		.filter(({ group }) => group !== 'plans' && group !== 'skip-link')
		.map(({ path }) => path.slice(1))
		.filter((path) => !OTHER_ROUTES.includes(path));
}

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
	return { page, settle };
}

/** @typedef {Awaited<ReturnType<typeof openDashboard>>} Dashboard */

/**
 * Roles and plans in the dev tools panel.
 *
 * @param {Dashboard} dashboard
 * @param {Wish}      wish
 */
async function readChoices({ page }, { role, plan }) {
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
	return {
		roles: readNames('role', role, listWith('subscriber')),
		plans: readNames('plan', plan, listWith('jetpack_free')),
	};
}

/**
 * Takes one picture per width of a preview.
 *
 * @param {Dashboard}                         dashboard
 * @param {[screen: string, role: string, plan: string]} groups
 * @param {{ direction: string, widths: string[] }} look
 * @param {string}                            folder
 * @param {boolean}                           isCompared
 * @return {Promise<Shot[]>}
 */
async function takePreview({ page, settle }, groups, { direction, widths }, folder, isCompared) {
	const [screen, role, plan] = groups;
	const shot = { groups, title: groups.join(' · ') };
	const sides = direction === 'rtl' ? 'right to left' : 'left to right';
	const hash = `#/${screen}?preview-role=${role}&preview-plan=${plan}`;
	await page.evaluate((value) => void (window.location.hash = value), hash);
	await settle();
	const path = await page.evaluate(() => window.location.hash.replace(/^#\/|\?.*$/g, ''));
	if (path !== screen) {
		return widths.map((width) => ({ ...shot, look: `${width} px, ${sides}`, leadsTo: path }));
	}
	const shots = [];
	for (const width of widths) {
		await page.setViewportSize({ width: Number(width), height: 900 });
		await settle(QUIET_AFTER_RESIZE);
		const file = `${groups.join('/')}/${width}-${direction}.${isCompared ? 'png' : 'jpg'}`;
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		await page.locator('#jp-plugin-container').screenshot({
			path: join(folder, file),
			...(isCompared ? { type: 'png' } : { type: 'jpeg', quality: 70 }),
			animations: 'disabled',
			style: WITHOUT_PANEL,
		});
		shots.push({ ...shot, look: `${width} px, ${sides}`, file });
	}
	return shots;
}

/**
 * @param {Browser} browser
 * @param {string}  url     URL of the site.
 * @param {Wish}    wish
 */
async function openAll(browser, url, wish) {
	/** @type {Record<string, Dashboard>} */
	const dashboards = {};
	for (const direction of wish.directions) {
		dashboards[direction] = await openDashboard(browser, url, direction);
	}
	return { dashboards, ...(await readChoices(dashboards[wish.directions[0]], wish)) };
}

/**
 * Every screen, for each role and plan, as the previews of the dev tools show it.
 *
 * @param {Browser} browser
 * @param {Wish}    wish
 * @return {import('./run.mjs').Subject}
 */
export function screensOf(browser, wish) {
	// Reports an invalid flag before a site is booted.
	const screens = readNames('only', wish.only, listScreens());
	return {
		heading: 'Every screen, role and plan',
		labels: ['Screen', 'Role', 'Plan'],
		async open(checkout) {
			const site = await bootWordPress(['--scenario', wish.scenario], console.log, checkout);
			const opened = await openAll(browser, site.url, wish).catch(async (error) => {
				await site.stop();
				throw error;
			});
			const { dashboards, roles, plans } = opened;
			return {
				batches: wish.directions.flatMap((direction) =>
					screens.map((screen) => `${direction} ${screen}`),
				),
				async take(batch, folder, isCompared) {
					const [direction, screen] = batch.split(' ');
					const look = { direction, widths: wish.widths };
					/** @type {Shot[]} */
					const shots = [];
					for (const role of roles) {
						for (const plan of plans) {
							shots.push(
								...(await takePreview(
									dashboards[direction],
									[screen, role, plan],
									look,
									folder,
									isCompared,
								)),
							);
						}
					}
					return shots;
				},
				stop: site.stop,
			};
		},
	};
}
