import { median } from './summary.mjs';

/** The read of WordPress's own settings, and those of the dashboard. */
const PATHS = {
	wordpress: 'wp/v2/settings',
	settings: 'jetpack/v4/settings',
	modules: 'jetpack/v4/module/all',
};

/**
 * Milliseconds until the whole response has arrived, measured from a page of the logged-in site.
 *
 * @param {import('playwright-core').Page} page
 * @param {string}                         path
 */
const ask = (page, path) =>
	page.evaluate(async (route) => {
		const { WP_API_root: root, WP_API_nonce: nonce } = window.Initial_State;
		const start = performance.now();
		const response = await fetch(`${root}${route}`, { headers: { 'X-WP-Nonce': nonce } });
		await response.text();
		if (!response.ok) {
			throw new Error(`${route} answered HTTP ${response.status}.`);
		}
		return performance.now() - start;
	}, path);

/**
 * Response times of the site, with the paths in turn within each round.
 *
 * @param {import('playwright-core').Page} page  The loaded dashboard.
 * @param {number}                         calls Calls of each path.
 * @return {Promise<{ wordpress: number, settings: number, modules: number }>} Medians in milliseconds.
 */
export async function measureRest(page, calls) {
	/** @type {Record<keyof typeof PATHS, number[]>} */
	const samples = { wordpress: [], settings: [], modules: [] };
	for (let call = 0; call < calls; call++) {
		samples.wordpress.push(await ask(page, PATHS.wordpress));
		samples.settings.push(await ask(page, PATHS.settings));
		samples.modules.push(await ask(page, PATHS.modules));
	}
	return {
		wordpress: median(samples.wordpress),
		settings: median(samples.settings),
		modules: median(samples.modules),
	};
}
