import { listStoredSettings } from '@/domain/settings/places';
import { listKeysOfThisSite, listPortableSettings } from '@/domain/settings/file/values';

/** Modules, plugins, products, people's own choices and a fact of one server. */
const ELSEWHERE = [
	...['backups', 'waf_bootstrap', 'post_by_email_address', 'tracks_opt_out', 'akismet'],
	...['categories', 'dismiss_dash_app_card', 'dismiss_dash_backup_getting_started'],
	...['dismiss_empty_stats_card', 'has_jetpack_search_product'],
	'vaultpress',
];

it('the build tells PHP where the site stores each setting', () => {
	const places = listStoredSettings();
	const stored = Object.values(places).flatMap((keys) => Object.keys(keys));
	expect(listPortableSettings().filter(({ key }) => !stored.includes(key))).toEqual([]);
	expect(listKeysOfThisSite().filter((key) => !stored.includes(key))).toEqual(ELSEWHERE);
	expect(places).toMatchObject({
		sm_enabled: { sm_enabled: [] },
		stats_options: { admin_bar: ['admin_bar'], roles: ['roles'] },
		jetpack_wga: { google_analytics_tracking_id: ['code'] },
		jetpack_protect_whitelist: { jetpack_protect_global_whitelist: [] },
	});
	// Brute force protection's list had another option in Jetpack 11.
	expect(stored).toHaveLength(new Set(stored).size + 1);
});
