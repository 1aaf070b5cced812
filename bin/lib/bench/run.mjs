import { launchBrowser } from '../browser/launch.mjs';
import { bootWordPress } from '../suites/boot-for-tests.mjs';
import { changeTab, switchToggle } from './interact.mjs';
import { load, openPage } from './load.mjs';
import { measureRest } from './rest.mjs';
import { measureSettings } from './settings.mjs';
import { summarizeGrowth, summarizeWorld } from './summary.mjs';
import { judge } from './verdict.mjs';
import { weigh } from './weigh.mjs';
import { activateWeights, ADDRESSES, GROWTH, WITH_WEIGHTS, WORLD_COOKIE } from './worlds.mjs';

/**
 * @typedef {{ browser: import('playwright-core').Browser, url: string, cookies: Parameters<import('playwright-core').BrowserContext['addCookies']>[0] }} Site
 *          `cookies` are those of a logged-in user.
 */

/**
 * A site with all products: backups, scans and their log. Not the scenario that adds a card after responses arrive, because "ready" would wait for that card.
 */
const SCENARIO = 'security';

/** Calls are short, so many of them are needed for a stable median. */
const CALLS_A_ROUND = 5;

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string}                            url     URL of the site.
 * @return {Promise<Site>}
 */
async function logIn(browser, url) {
	const context = await browser.newContext();
	const page = await context.newPage();
	await page.goto(`${url}/wp-login.php`);
	await page.fill('#user_login', 'admin');
	await page.fill('#user_pass', 'password');
	await Promise.all([page.waitForURL(/wp-admin/), page.click('#wp-submit')]);
	await page.goto(url + ADDRESSES.dashboard);
	await activateWeights(page);
	const cookies = await context.cookies();
	await context.close();
	return { browser, url, cookies };
}

/**
 * A visitor of one page of one site variant, with an empty or a full cache. Two visits fill it: the first stores files,
 * the second compiled code.
 *
 * @param {Site}                            site
 * @param {import('./worlds.mjs').World}    world
 * @param {import('./worlds.mjs').PageName} name
 */
async function openVisitor({ browser, url, cookies }, world, name) {
	const address = url + ADDRESSES[name];
	const asked = [...cookies, { name: WORLD_COOKIE, value: world, url }];
	const { page, slowly } = await openPage(browser, asked);
	await load(page, address);
	await load(page, address);
	return {
		/** @template T @param {(page: import('playwright-core').Page) => Promise<T>} act */
		act: (act) => slowly(() => act(page)),
		visitWarm: () => slowly(() => load(page, address)),
		visitCold: async () => {
			const fresh = await openPage(browser, asked);
			const times = await fresh.slowly(() => load(fresh.page, address));
			await fresh.close();
			return times;
		},
	};
}

/** @typedef {Awaited<ReturnType<typeof openVisitor>>} Visitor */

/** @param {Visitor} visitor */
const visit = async ({ visitCold, visitWarm }) => ({
	cold: await visitCold(),
	warm: await visitWarm(),
});

/**
 * @param {Site}                         site
 * @param {import('./worlds.mjs').World} world
 */
async function openWorld(site, world) {
	const floor = await openVisitor(site, world, 'floor');
	const dashboard = await openVisitor(site, world, 'dashboard');
	const traffic = await openVisitor(site, world, 'traffic');
	const recommendations = await openVisitor(site, world, 'recommendations');
	return {
		measure: async () => ({
			times: {
				floor: await visit(floor),
				dashboard: await visit(dashboard),
				traffic: await visit(traffic),
				recommendations: await visit(recommendations),
			},
			toggle: await dashboard.act(switchToggle),
			tab: await dashboard.act((page) => changeTab(page, '#/my-plan')),
			settings: await traffic.act(measureSettings),
		}),
		/** @param {number} calls */
		weigh: async (calls) => {
			await dashboard.visitWarm();
			await traffic.visitWarm();
			return {
				weights: { dashboard: await dashboard.act(weigh), traffic: await traffic.act(weigh) },
				rest: await dashboard.act((page) => measureRest(page, calls)),
			};
		},
	};
}

/** @typedef {Awaited<ReturnType<Awaited<ReturnType<typeof openWorld>>['measure']>>} Sample One round in one world. */
/** @typedef {Awaited<ReturnType<Awaited<ReturnType<typeof openWorld>>['weigh']>>} Weights What does not change from round to round. */

/**
 * @param {Site}                   site
 * @param {number}                 rounds
 * @param {(line: string) => void} log
 */
async function measure(site, rounds, log) {
	const worlds = { heavy: await openWorld(site, 'heavy'), light: await openWorld(site, 'light') };
	const growth = [];
	for (const { world, page, label } of GROWTH) {
		growth.push({ label, page, visitor: await openVisitor(site, world, page) });
	}
	/** @type {{ heavy: Sample[], light: Sample[], growth: import('./load.mjs').Times[][] }} */
	const samples = { heavy: [], light: [], growth: growth.map(() => []) };
	for (let round = 1; round <= rounds; round++) {
		samples.heavy.push(await worlds.heavy.measure());
		samples.light.push(await worlds.light.measure());
		for (const [index, { visitor }] of growth.entries()) {
			samples.growth[index].push(await visitor.visitWarm());
		}
		log(`Round ${round} of ${rounds} is done.`);
	}
	const calls = rounds * CALLS_A_ROUND;
	const heavy = summarizeWorld(samples.heavy, await worlds.heavy.weigh(calls));
	const light = summarizeWorld(samples.light, await worlds.light.weigh(calls));
	return {
		heavy,
		light,
		growth: growth.map(({ label, page }, index) =>
			summarizeGrowth(label, page, samples.growth[index], heavy),
		),
	};
}

/**
 * Runs all measurements in one run against one WordPress, with the pages in turn within each round. The budgets apply to the heavy site; the
 * light one is for comparison.
 *
 * @param {{ rounds: number, log: (line: string) => void }} options
 * @throws {Error} If the heavy site is no heavier than the light one, because then the weight was not applied.
 */
export async function runBench({ rounds, log }) {
	const wordPress = await bootWordPress(
		['--no-dev-tools', '--scenario', SCENARIO, ...WITH_WEIGHTS],
		log,
	);
	try {
		const browser = await launchBrowser();
		try {
			const site = await logIn(browser, wordPress.url);
			const { heavy, light, growth } = await measure(site, rounds, log);
			if (heavy.weights.dashboard.pageData <= light.weights.dashboard.pageData) {
				throw new Error('The pages of the heavy site are no heavier than those of the light one.');
			}
			return { rounds, worlds: { heavy, light }, growth, checks: judge(heavy, light) };
		} finally {
			await browser.close();
		}
	} finally {
		await wordPress.stop();
	}
}
