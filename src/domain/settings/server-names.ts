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
const MERGED = {
	jetpack_protect_global_whitelist: {
		into: 'jetpack_waf_ip_allow_list',
		mark: 'jetpack_waf_ip_allow_list_enabled',
	},
} as const;

const isMergedKey = (key: string): key is keyof typeof MERGED => Object.hasOwn(MERGED, key);

const findMerged = (saved: SettingsMap, key: string) => {
	const merged = isMergedKey(key) ? MERGED[key] : undefined;
	return merged && merged.mark in saved && merged.into in saved ? merged : undefined;
};

/**
 * The switch without which a setting has no effect on this server, although it is on another card: brute force protection reads the
 * firewall's list only while the firewall's own switch for it is on.
 *
 * @return Undefined on a server where the setting depends on no such switch.
 */
export const findFarSwitch = (saved: SettingsMap, key: string) => findMerged(saved, key)?.mark;

/**
 * The key under which this server reads and saves a setting.
 *
 * @param saved The server's settings, which have a key for each setting that it knows.
 * @param key   From the registry.
 * @return The key itself, unless the server knows only another name.
 */
export function nameOn(saved: SettingsMap, key: string): string {
	const other = OTHER_NAMES[key];
	return findMerged(saved, key)?.into ?? (other && !(key in saved) && other in saved ? other : key);
}

/** Values by the server's names. */
export const toServerNames = (saved: SettingsMap, values: SettingsMap): SettingsMap =>
	Object.fromEntries(Object.entries(values).map(([key, value]) => [nameOn(saved, key), value]));
