import { catalogApi } from '@/api/entities/catalog';
import { rewindApi } from '@/api/entities/rewind';
import { settingsApi } from '@/api/entities/settings';
import { loadScenario } from '../e2e/support/rest';
import { SITE } from '../e2e/support/site';
import { apiOf, outcomeOf, sent } from './client';

function pathOf(url: string): string {
	const { searchParams, pathname } = new URL(url);
	return searchParams.get('rest_route') ?? pathname;
}

describe("requests of the app's client to a real site", () => {
	beforeAll(() => loadScenario('free'));

	beforeEach(() => {
		sent.length = 0;
	});

	it('API-01, API-02, API-03 calls go to jetpack/v4 below the REST root, with the nonce and same-origin credentials, and only reads have a cache-buster', async () => {
		const api = await apiOf('admin');
		await api(rewindApi).load();
		await api(settingsApi).save({ dismiss_empty_stats_card: false });
		expect(sent.map(({ url }) => pathOf(url))).toEqual([
			'/jetpack/v4/rewind',
			'/jetpack/v4/settings',
		]);
		for (const { url, headers, credentials } of sent) {
			expect(url.startsWith(`${SITE}/index.php?rest_route=`)).toBe(true);
			expect(headers['X-WP-Nonce']).toMatch(/^[a-f0-9]{10}$/);
			expect(credentials).toBe('same-origin');
		}
		const [get, post] = sent;
		expect(get?.url).toMatch(/&_cacheBuster=\d{13}(&|$)/);
		expect(post?.url).not.toContain('_cacheBuster');
	});

	it('API-04 a stale nonce is renewed once, and the call repeated', async () => {
		const api = await apiOf('stale nonce');
		expect(await api(catalogApi).loadConnectionData()).toBeDefined();
		expect(sent.map(({ url }) => pathOf(url))).toEqual([
			'/jetpack/v4/connection/data',
			'/wp-admin/admin-ajax.php',
			// The owner of the nonce, because another user may have logged in.
			'/wp/v2/users/me',
			'/jetpack/v4/connection/data',
		]);
	});

	it('API-04 the session is over after the site itself says that nobody is logged in', async () => {
		const api = await apiOf('session over');
		expect(await outcomeOf(api(catalogApi).loadConnectionData)).toBe(
			'session 403 rest_cookie_invalid_nonce',
		);
		expect(sent.map(({ url }) => pathOf(url))).toEqual([
			'/jetpack/v4/connection/data',
			'/wp-admin/admin-ajax.php',
		]);
	});
});
