import { median } from './verdict.mjs';

/** WordPress's own settings, and what the dashboard reads of the site by REST. */
const PATHS = {
	wordpress: 'wp/v2/settings',
	settings: 'jetpack/v4/settings',
	modules: 'jetpack/v4/module/all',
};

/** Milliseconds until the whole answer is there, asked from within a page of the logged-in site. */
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
 * How long the site takes to answer, the paths in turn within each round.
 *
 * @param {import('playwright-core').Page} page   The dashboard, as it stands.
 * @param {number}                         rounds
 * @return {Promise<{ wordpress: number, settings: number, modules: number }>} Medians in milliseconds.
 */
export async function measureRest(page, rounds) {
	const samples = Object.fromEntries(Object.keys(PATHS).map((name) => [name, []]));
	for (let round = 0; round < rounds; round++) {
		for (const [name, path] of Object.entries(PATHS)) {
			samples[name].push(await ask(page, path));
		}
	}
	return Object.fromEntries(Object.entries(samples).map(([name, times]) => [name, median(times)]));
}
