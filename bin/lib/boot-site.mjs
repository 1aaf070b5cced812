import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE = 180_000;

/**
 * @typedef {{ url: string, secret: string, hasEnded: () => boolean }} Site `secret` opens the boot script; `hasEnded` tells whether PHP has ended.
 * @typedef {{ step: string, scenario?: string, permalinks?: string, locale?: string }}  Step
 */

/**
 * @param {Site} site
 * @param {Step} step
 * @return {Promise<{ scenario: string, isNetwork?: boolean } | undefined>} Undefined until PHP is up.
 */
async function callOnce({ url, secret }, step) {
	const response = await fetch(`${url}/dashboard-for-jetpack-boot.php`, {
		method: 'POST',
		headers: { 'x-boot-secret': secret, 'content-type': 'application/json' },
		body: JSON.stringify(step),
		redirect: 'manual',
		signal: AbortSignal.timeout(PATIENCE),
	});
	const text = await response.text();
	// 502: PHP is not up yet. 302: Playground redirects the first visit to clear its own login cookie.
	if (response.status === 502 || response.status === 302) {
		return undefined;
	}
	if (!response.ok || !text.includes('"done":true')) {
		throw new Error(
			`WordPress could not be set up (${step.step}, HTTP ${response.status}): ${text.slice(0, 300)}`,
		);
	}
	return JSON.parse(text.slice(text.indexOf('{"done":true')));
}

/**
 * Repeats a step until PHP is up.
 *
 * @param {Site} site
 * @param {Step} step
 */
async function call(site, step) {
	const until = Date.now() + PATIENCE;
	while (Date.now() < until && !site.hasEnded()) {
		const answer = await callOnce(site, step);
		if (answer) {
			return answer;
		}
		await sleep(150);
	}
	throw new Error(
		'PHP did not start. Read php.log in the data folder, or try `--php host` or `--php wasm`.',
	);
}

/**
 * Installs WordPress if needed.
 *
 * @param {Site} site
 */
export const installSite = (site) => call(site, { step: 'install' });

/**
 * Turns a site into a network: creates it, lets the caller write its wp-config.php, and waits until PHP, which caches compiled files for some
 * seconds, uses it.
 *
 * @param {Site}       site
 * @param {() => void} configure
 */
export async function makeNetwork(site, configure) {
	await call(site, { step: 'network' });
	configure();
	while (!(await call(site, { step: 'network' })).isNetwork) {
		await sleep(250);
	}
}

/**
 * Prepares users, plugin and scenario.
 *
 * @param {Site}                                       site
 * @param {{ scenario?: string, permalinks: string, locale?: string }} wishes
 * @return {Promise<{ scenario: string }>} Name of the loaded scenario; "" beside Jetpack.
 */
export const setUpSite = (site, { scenario, permalinks, locale }) =>
	call(site, { step: 'prepare', scenario: scenario ?? '', permalinks, locale: locale ?? '' });

/**
 * Adds the other sites of a network. Needs a prepared site.
 *
 * @param {Site} site
 */
export const addSites = (site) => call(site, { step: 'sites' });
