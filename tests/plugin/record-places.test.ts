import { listStoredSettings } from '@/domain/server-tables/places';
import { listKeysOfThisSite, listPortableSettings } from '@/domain/settings-file/values';

/** Modules, plugins, products, people's own choices, a fact of one server, and a key whose option has another name. */
const ELSEWHERE = [
	...['backups', 'waf_bootstrap', 'post_by_email_address', 'tracks_opt_out', 'akismet'],
	...['categories', 'dismiss_dash_app_card', 'dismiss_dash_backup_getting_started'],
	...['dismiss_empty_stats_card', 'google_analytics_tracking_id', 'has_jetpack_search_product'],
	'vaultpress',
];

it('the build tells PHP the key of each setting that the site stores', () => {
	const stored = listStoredSettings();
	expect(listPortableSettings().filter(({ key }) => !stored.includes(key))).toEqual([]);
	expect(stored).toEqual(expect.arrayContaining(['sm_enabled', 'jetpack_waf_ip_block_list']));
	expect(listKeysOfThisSite().filter((key) => !stored.includes(key))).toEqual(ELSEWHERE);
	expect(new Set(stored).size).toBe(stored.length);
});
