import { setTimeout as sleep } from 'node:timers/promises';
import { runStep } from '../beside/site.mjs';
import { hasHostPhp } from '../php-host.mjs';
import { busiest, summarizeHost } from './host-table.mjs';
import { openPage, visit } from './load.mjs';
import { addressOf, onSite } from './sites.mjs';

/** @typedef {import('./host-table.mjs').HostSample} HostSample */
/** @typedef {import('./visitor.mjs').Host & { provider: import('../beside/echo-server.mjs').EchoServer, secret: string }} SlowHost */

/** The fewest requests for the site's front page, and the milliseconds between their starts. They don't wait for each other. */
const VISITS = 20;
const PAUSE = 1000;

/** Requests of Jetpack's own scripts and admin bar on every admin page: messages, threats, the number beside the menu, and a chart. */
const OF_EVERY_PAGE = [
	'*/jitm?*',
	'*/jetpack/v4/scan',
	'*/my-jetpack/v1/red-bubble-notifications*',
	'*page=stats&noheader&proxy*',
];

/** The original needs this long, because it waits for each of its calls. */
const PATIENCE = 300_000;

/** @param {string} url */
async function timeFrontPage(url) {
	const start = performance.now();
	const response = await fetch(`${url}/`);
	await response.text();
	if (response.status !== 200) {
		throw new Error(`The front page answered HTTP ${response.status}.`);
	}
	return performance.now() - start;
}

/**
 * Opens the front page until something else is done.
 *
 * @param {string}        url
 * @param {() => boolean} isDone
 * @return {Promise<number[]>} Milliseconds of each request.
 */
async function visitFrontPage(url, isDone) {
	const times = [];
	while (times.length < VISITS || !isDone()) {
		times.push(timeFrontPage(url));
		await sleep(PAUSE);
	}
	return Promise.all(times);
}

/**
 * Opens a page as an administrator, while a visitor keeps opening the front page.
 *
 * @param {SlowHost} host
 * @param {string}   row    As `addressOf` knows it.
 * @param {string[]} [left] Patterns of requests that are kept from the site.
 * @return {Promise<HostSample>}
 */
async function measure({ browser, site, cookies, provider, secret }, row, left) {
	// Jetpack keeps some of the provider's answers for half an hour.
	await runStep({ url: site.url, secret }, { step: 'forget' });
	provider.restart();
	const opened = await openPage(browser, cookies, left);
	let isDone = false;
	const isPending = () => provider.exchanges().some(({ end }) => end === Infinity);
	const [{ marks }, times] = await Promise.all([
		visit(opened, addressOf(site, row), { patience: PATIENCE, isPending }).finally(() => {
			isDone = true;
		}),
		visitFrontPage(site.url, () => isDone),
	]);
	await opened.close();
	return {
		holding: busiest(provider.exchanges()).map(({ cause }) => cause),
		times,
		known: Math.max(marks.contentAt, marks.busyAt, marks.answeredAt) / 1000,
		calls: marks.calls,
	};
}

/**
 * Measures how At a Glance slows down the site for other visitors, on a small host with a slow provider: ours and the original, in turn.
 *
 * @param {import('./types.mjs').BenchOptions} options
 * @param {(line: string) => void}               log
 */
export async function runHost(options, log) {
	if (!hasHostPhp()) {
		throw new Error(
			'--host needs PHP 7.4 or newer on this machine: WebAssembly has no two workers.',
		);
	}
	return onSite(options, log, async ({ site, ...opened }) => {
		const { provider, secret } = site;
		if (!provider || !secret) {
			throw new Error('The host is measured beside a release of Jetpack.');
		}
		const host = { ...opened, site, provider, secret };
		/** @type {import('./host-table.mjs').HostRound[]} */
		const rounds = [];
		for (let round = 1; round <= options.rounds; round++) {
			// Makes PHP compile the code of the front page.
			await timeFrontPage(site.url);
			const times = await visitFrontPage(site.url, () => true);
			const quiet = { holding: [], times, known: NaN, calls: 0 };
			const ours = await measure(host, 'dashboard', OF_EVERY_PAGE);
			const original = await measure(host, 'original dashboard', OF_EVERY_PAGE);
			const blank = await measure(host, 'floor');
			rounds.push({ quiet, ours, original, blank });
			log(`Round ${round} of ${options.rounds} is done.`);
		}
		return { host: site.host, rows: summarizeHost(rounds) };
	});
}
