const ADMIN = '/wp-admin/admin.php?page=';

/** Pages to visit in each site variant. */
export const ADDRESSES = {
	floor: `${ADMIN}dashboard-for-jetpack-floor`,
	dashboard: `${ADMIN}jetpack#/dashboard`,
	traffic: `${ADMIN}jetpack#/traffic`,
	recommendations: `${ADMIN}jetpack#/recommendations/site-type`,
};

/** @typedef {keyof typeof ADDRESSES} PageName */

/**
 * Data that tests/bench/weighted-site adds to each page of a visitor with this cookie. `light` adds nothing and has the fixtures' short
 * texts. `heavy` is as large as a connected site with Jetpack 11.2. The others are `heavy` with one larger part.
 *
 * @typedef {'heavy' | 'light' | 'modules' | 'plugins' | 'stats'} World
 */
export const WORLD_COOKIE = 'bench_world';

/** @type {{ world: World, label: string, page: PageName }[]} */
export const GROWTH = [
	{ world: 'modules', label: '10 × the modules', page: 'dashboard' },
	{ world: 'modules', label: '10 × the modules', page: 'traffic' },
	{ world: 'plugins', label: '10 × the plugins', page: 'dashboard' },
	{ world: 'stats', label: '365 days of stats', page: 'dashboard' },
];

const PLUGIN = 'weighted-site';

/** Flags of `npm start` that copy the plugin into the site. */
export const WITH_WEIGHTS = ['--with-plugin', `${PLUGIN}=tests/bench/${PLUGIN}`];

/**
 * Activates the plugin.
 *
 * @param {import('playwright-core').Page} page The dashboard, as an administrator.
 */
export async function activateWeights(page) {
	const status = await page.evaluate(async (name) => {
		const { WP_API_root: root, WP_API_nonce: nonce } = window.Initial_State;
		const response = await fetch(`${root}wp/v2/plugins/${name}/${name}`, {
			method: 'POST',
			headers: { 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' },
			body: JSON.stringify({ status: 'active' }),
		});
		return response.status;
	}, PLUGIN);
	if (status !== 200) {
		throw new Error(`The weighted-site plugin could not be activated (HTTP ${status}).`);
	}
}
