import { canLockOut } from './effects';
import { findSetting, neededKeysOf, SETTINGS_CARDS, UNLISTED } from './registry';
import { listPortableSettings } from './file/values';

/** Setting → the names of the members of an option's value that lead to it; none for the whole option. */
type Parts = Record<string, readonly string[]>;

const wholeOption = (key: string): Parts => ({ [key]: [] });

const membersOf = (keys: string, ...parents: string[]): Parts =>
	Object.fromEntries(keys.split(' ').map((key) => [key, [...parents, key]]));

/** Options of Jetpack's own screens with other names. */
const OTHERS: Record<string, Parts> = {
	'sharing-options': membersOf('button_style sharing_label show', 'global'),
	'sharing-services': wholeOption('sharing_services'),
};

/** Settings of Jetpack's own screens. */
const OF_JETPACK = [
	...['akismet_show_user_comments_approved', 'gravatar_disable_hovercards', 'wpl_default'],
	...['infinite_scroll_google_analytics', 'jetpack-twitter-cards-site-tag'],
	...['jetpack_portfolio_posts_per_page', 'jetpack_testimonial_posts_per_page'],
	...['monitor_receive_notifications', 'sharedaddy_disable_resources'],
	...['social_notifications_like', 'social_notifications_subscribe'],
];

/** Change with the firewall's module. */
const OF_FIREWALL = { jetpack_waf_mode: 'waf', jetpack_waf_rules_version: 'waf' };

const RECORDS = SETTINGS_CARDS.flatMap(({ settings }) => settings);

export function listStoredSettings(): Record<string, Parts> {
	const keys = [
		...listPortableSettings().map(({ key }) => key),
		...RECORDS.filter(({ isOfThisSite, hasNoOption }) => isOfThisSite && !hasNoOption).map(
			({ id }) => id,
		),
		...UNLISTED.filter((record) => 'option' in record).map(({ id }) => id),
	];
	const options: Record<string, Parts> = {};
	for (const key of keys) {
		const { option = key, member = key } = findSetting(key) ?? {};
		options[option] = { ...options[option], [key]: option === key ? [] : [member] };
	}
	for (const { id, olderOption } of RECORDS) {
		if (olderOption) {
			options[olderOption] = wholeOption(id);
		}
	}
	return options;
}

/** The keys that the settings of the cards need, some of which not every release of Jetpack has. */
export const listNeededKeys = (): string[] => [...new Set(RECORDS.flatMap(neededKeysOf))];

/** Where the site stores modules and settings, and which of them can lock people out. */
export function buildPlacesTable() {
	const options = {
		...OTHERS,
		...Object.fromEntries(OF_JETPACK.map((key) => [key, wholeOption(key)])),
		...listStoredSettings(),
	};
	const lockOuts = Object.entries(options).flatMap(([option, parts]) => {
		const key = Object.keys(parts).find(canLockOut);
		// No save of Jetpack's settings writes the option of this name.
		return key && option !== 'jetpack_protect_global_whitelist' ? [[option, key]] : [];
	});
	return {
		options,
		needed: listNeededKeys(),
		lockOuts: {
			modules: [...new Set(RECORDS.map(({ module }) => module))].filter(canLockOut),
			options: { ...Object.fromEntries(lockOuts), ...OF_FIREWALL },
		},
	};
}
