import { isSwitchedOn } from '@/lib/values';
import type { SettingsMap } from './effects';

/** A server's value that several of our settings stand for. */
interface Alias {
	/** The server's key. */
	key: string;
	/** Our other keys for it. */
	names: readonly string[];
	/** Our keys have the opposite value. */
	isInverted?: true;
	/** @param known A map that has each key of the server. */
	isOn: (known: SettingsMap) => boolean;
}

/** Jetpack 11.2 has one switch for both of the firewall's lists; newer servers have one for each. */
export const BOTH_LISTS = 'jetpack_waf_ip_list';
const ALLOW_LIST = 'jetpack_waf_ip_allow_list';
const ALLOW_SWITCH = 'jetpack_waf_ip_allow_list_enabled';
const SWITCHES = ['jetpack_waf_ip_block_list_enabled', ALLOW_SWITCH];
export const BRUTE_FORCE_LIST = 'jetpack_protect_global_whitelist';

const hasBothLists = (known: SettingsMap) => BOTH_LISTS in known;

/**
 * From Jetpack 12.0 on, brute force protection allows what the firewall allows. Its own key still works there, but refuses
 * networks.
 */
const hasOneAllowList = (known: SettingsMap) =>
	ALLOW_SWITCH in known && ALLOW_LIST in known && !hasBothLists(known);

/** Settings with the same alias need the same effects, but for a switch. */
export const ALIASES: readonly Alias[] = [
	{ key: BOTH_LISTS, names: SWITCHES, isOn: hasBothLists },
	{ key: ALLOW_LIST, names: [BRUTE_FORCE_LIST], isOn: hasOneAllowList },
	// From Jetpack 13.9 on, the blocks are a module. The option is still among the settings, and nothing reads it.
	{
		key: 'blocks',
		names: ['jetpack_blocks_disabled'],
		isInverted: true,
		isOn: (known) => 'blocks' in known,
	},
];

/** The value of an alias's other side. */
const turn = (value: unknown, isInverted = false) => (isInverted ? !isSwitchedOn(value) : value);

/** The key of older servers that stands for a switch of newer ones; undefined for any other setting. */
export const findOlderKey = (key: string): string | undefined =>
	SWITCHES.includes(key) ? BOTH_LISTS : undefined;

/** The server's settings under all of our keys. */
export function decodeAliases(printed: SettingsMap): SettingsMap {
	const settings = { ...printed };
	if (SWITCHES.some((key) => key in printed)) {
		delete settings[BOTH_LISTS];
	}
	const added = ALIASES.filter(({ isOn }) => isOn(settings)).flatMap(({ key, names, isInverted }) =>
		names.map((name) => [name, turn(settings[key], isInverted)] as const),
	);
	return Object.assign(settings, Object.fromEntries(added));
}

/** The server's keys for some values. */
export function encodeAliases(values: SettingsMap, known: SettingsMap): SettingsMap {
	const active = ALIASES.filter(({ isOn }) => isOn(known));
	return Object.fromEntries(
		Object.entries(values).map(([name, value]) => {
			const alias = active.find(({ names }) => names.includes(name));
			return alias ? [alias.key, turn(value, alias.isInverted)] : [name, value];
		}),
	);
}

/** Some values, under all of our keys for them. */
export const withAliases = (values: SettingsMap, known: SettingsMap): SettingsMap => {
	const sent = encodeAliases(values, known);
	const others = ALIASES.filter(({ key, isOn }) => key in sent && isOn(known)).flatMap(
		({ key, names, isInverted }) => [
			[key, sent[key]] as const,
			...names.map((name) => [name, turn(sent[key], isInverted)] as const),
		],
	);
	return others.length === 0 ? values : { ...values, ...Object.fromEntries(others) };
};

/**
 * The switches without which a setting has no effect on this server, although they are on another card: brute force protection reads the
 * firewall's list only while the firewall's own switch for it is on. Each is shown only while the one before is on.
 */
export const listFarSwitches = (known: SettingsMap, key: string) =>
	key === BRUTE_FORCE_LIST && hasOneAllowList(known) ? (['waf', ALLOW_SWITCH] as const) : [];

/** What Jetpack 11.2 has and 16.1 lacks or keeps under other keys. */
export const REMOVED_BY_16 = {
	/** Slugs of modules. */
	modules: ['custom-css', 'enhanced-distribution', 'google-analytics', 'lazy-images', 'masterbar'],
	/** Keys of settings that people change. */
	settings: ['google_analytics_tracking_id', 'jetpack_waf_ip_list'],
} as const satisfies Record<string, readonly string[]>;
