import { chromium } from 'playwright-core';
import { browserOptions } from '../browser/launch.mjs';
import { bootWordPress } from '../suites/boot-for-tests.mjs';
import { changeTab, switchToggle } from './interact.mjs';
import { load, openContext } from './load.mjs';
import { measureRest } from './rest.mjs';
import { measureSettings, summarize } from './settings.mjs';
import { judge, median } from './verdict.mjs';
import { weigh } from './weigh.mjs';

const ADMIN = '/wp-admin/admin.php?page=';

const PAGES = {
	floor: `${ADMIN}dashboard-for-jetpack-floor`,
	dashboard: `${ADMIN}jetpack#/dashboard`,
	traffic: `${ADMIN}jetpack#/traffic`,
};

/**
 * A site with everything: backups, scans and their log. Not the one that adds a card when the answers come: "ready" would wait for that.
 */
const SCENARIO = 'security';

/** A call is short: many of them make a median that stands. */
const CALLS_A_ROUND = 5;

async function logIn(browser, url) {
	const context = await browser.newContext();
	const page = await context.newPage();
	await page.goto(`${url}/wp-login.php`);
	await page.fill('#user_login', 'admin');
	await page.fill('#user_pass', 'password');
	await Promise.all([page.waitForURL(/wp-admin/), page.click('#wp-submit')]);
	const cookies = await context.cookies();
	await context.close();
	return cookies;
}

/** Two visits fill the caches: files with the first, compiled code with the second. */
async function openWarm(browser, cookies, address) {
	const page = await openContext(browser, cookies);
	await load(page, address);
	await load(page, address);
	return page;
}

async function measureCold(browser, cookies, address) {
	const page = await openContext(browser, cookies);
	const times = await load(page, address);
	await page.context().close();
	return times;
}

async function measure(browser, url, rounds, log) {
	const cookies = await logIn(browser, url);
	const names = Object.keys(PAGES);
	const address = (name) => url + PAGES[name];
	const warm = {};
	for (const name of names) {
		warm[name] = await openWarm(browser, cookies, address(name));
	}
	const samples = Object.fromEntries(names.map((name) => [name, { cold: [], warm: [] }]));
	const interactions = { toggle: [], tab: [], settings: [] };
	for (let round = 1; round <= rounds; round++) {
		for (const name of names) {
			samples[name].cold.push(await measureCold(browser, cookies, address(name)));
			samples[name].warm.push(await load(warm[name], address(name)));
		}
		interactions.toggle.push(await switchToggle(warm.dashboard));
		interactions.tab.push(await changeTab(warm.dashboard, '#/my-plan'));
		interactions.settings.push(await measureSettings(warm.traffic));
		log(`round ${round} of ${rounds}`);
	}
	const weights = {};
	for (const name of names) {
		await load(warm[name], address(name));
		weights[name] = await weigh(warm[name]);
	}
	const rest = await measureRest(warm.dashboard, rounds * CALLS_A_ROUND);
	return { samples, interactions, weights, rest };
}

/**
 * Every measurement, in one run against one WordPress, the pages in turn within each round.
 *
 * @param {{ rounds: number, log: (line: string) => void }} options
 */
export async function runBench({ rounds, log }) {
	const site = await bootWordPress(['--scenario', SCENARIO], log);
	try {
		const browser = await chromium.launch(await browserOptions());
		try {
			const { samples, interactions, weights, rest } = await measure(
				browser,
				site.url,
				rounds,
				log,
			);
			const of = (name, kind, key) => median(samples[name][kind].map((sample) => sample[key]));
			const summary = (key) =>
				Object.fromEntries(
					Object.keys(PAGES).map((name) => [
						name,
						{ cold: of(name, 'cold', key), warm: of(name, 'warm', key) },
					]),
				);
			const toggles = interactions.toggle.filter(Boolean);
			const most = (key) => Math.max(...toggles.map((toggle) => toggle[key]));
			return {
				rounds,
				ready: summary('ready'),
				settled: summary('settled'),
				pieces: summary('pieces'),
				toggle: {
					name: toggles[0]?.toggle,
					toPaint: median(toggles.map(({ toPaint }) => toPaint)),
					toSettled: median(toggles.map(({ toSettled }) => toSettled)),
					mutations: most('mutations'),
					touched: most('touched'),
				},
				tab: median(interactions.tab),
				settings: summarize(interactions.settings, median),
				weights,
				rest,
				checks: judge(summary('ready'), weights, rest, most('touched')),
			};
		} finally {
			await browser.close();
		}
	} finally {
		await site.stop();
	}
}
