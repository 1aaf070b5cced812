import type { SettingsMap } from './effects';

/**
 * The name of a setting on servers of other versions, by its key in the registry. Jetpack 11.2 has one switch for both of
 * the firewall's lists, newer servers have one each. A setting with an entry in `EFFECTS` needs the same entry for its other name.
 */
export const OTHER_NAMES: Record<string, string> = {
	jetpack_waf_ip_block_list_enabled: 'jetpack_waf_ip_list',
	jetpack_waf_ip_allow_list_enabled: 'jetpack_waf_ip_list',
};

/**
 * A setting that newer servers keep in another one, by its key in the registry: `mark` is a key that only those servers have.
 * From Jetpack 12.0 on, brute force protection allows what the firewall allows. Its own key still works there, but refuses networks.
 */
const MERGED: Record<string, { into: string; mark: string }> = {
	jetpack_protect_global_whitelist: {
		into: 'jetpack_waf_ip_allow_list',
		mark: 'jetpack_waf_ip_allow_list_enabled',
	},
};

/**
 * The key under which this server reads and saves a setting.
 *
 * @param saved The server's settings, which have a key for each setting that it knows.
 * @param key   From the registry.
 * @return The key itself, unless the server knows only another name.
 */
export function nameOn(saved: SettingsMap, key: string): string {
	const other = OTHER_NAMES[key];
	const merged = MERGED[key];
	if (merged && merged.mark in saved && merged.into in saved) {
		return merged.into;
	}
	return other && !(key in saved) && other in saved ? other : key;
}

/** Values by the server's names. */
export const toServerNames = (saved: SettingsMap, values: SettingsMap): SettingsMap =>
	Object.fromEntries(Object.entries(values).map(([key, value]) => [nameOn(saved, key), value]));
