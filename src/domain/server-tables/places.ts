import { canLockOut } from '@/domain/settings/lock-outs';
import { SETTINGS_CARDS } from '@/domain/settings/registry';
import { listPortableSettings } from '@/domain/settings-file/values';

/** Setting → the names of the members of an option's value that lead to it; none for the whole option. */
type Parts = Record<string, readonly string[]>;

const wholeOption = (key: string): Parts => ({ [key]: [] });

const membersOf = (keys: string, ...parents: string[]): Parts =>
	Object.fromEntries(keys.split(' ').map((key) => [key, [...parents, key]]));

const WHITELIST = 'jetpack_protect_global_whitelist';

/** Where Jetpack 11.2 to 16.1.2 stores settings whose option has another name. */
const OTHERS: Record<string, Parts> = {
	[WHITELIST]: wholeOption(WHITELIST),
	// Brute force protection's list in Jetpack 11.
	jetpack_protect_whitelist: wholeOption(WHITELIST),
	jetpack_relatedposts: membersOf('show_headline show_thumbnails'),
	jetpack_wga: { google_analytics_tracking_id: ['code'] },
	'sharing-options': membersOf('button_style sharing_label show', 'global'),
	'sharing-services': wholeOption('sharing_services'),
	stats_options: membersOf('admin_bar count_roles enable_odyssey_stats roles'),
	verification_services_codes: membersOf('bing facebook google pinterest yandex'),
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

/**
 * Keys of the app's settings that some releases of Jetpack have and others don't. The command palette is on every admin page, so
 * PHP prints not all keys that the site knows, only those of these that it doesn't know.
 */
const VARYING = [
	...['ai_seo_enhancer_enabled', 'enable_odyssey_stats', 'jetpack_author_in_email'],
	...['jetpack_gravatar_in_email', 'jetpack_post_date_in_email'],
	...['jetpack_seo_ai_crawler_overrides', 'jetpack_seo_llms_txt_enabled'],
	...['jetpack_subscribe_floating_button_enabled', 'jetpack_subscribe_overlay_enabled'],
	...['jetpack_subscriptions_from_name', 'jetpack_subscriptions_login_navigation_enabled'],
	...['jetpack_subscriptions_reply_to', 'jetpack_subscriptions_subscribe_navigation_enabled'],
	...['jetpack_subscriptions_subscribe_post_end_enabled', 'jetpack_waf_automatic_rules'],
	...['jetpack_waf_ip_allow_list_enabled', 'jetpack_waf_ip_block_list_enabled'],
	...['jetpack_waf_ip_list', 'jetpack_waf_share_debug_data', 'sm_enabled', 'subscription_options'],
	...['wordads_cmp_enabled', 'wordads_inline_enabled', 'wpcom_featured_image_in_email'],
	...['wpcom_newsletter_categories', 'wpcom_newsletter_categories_enabled'],
	...['wpcom_newsletter_send_default', 'wpcom_reader_views_enabled'],
	'wpcom_subscription_emails_use_excerpt',
];

const ROWS = SETTINGS_CARDS.flatMap(({ settings }) => settings);

/** Keys of the settings that the site stores, each in an option of its name if `OTHERS` doesn't name another. */
export const listStoredSettings = (): string[] => [
	...listPortableSettings().map(({ key }) => key),
	...ROWS.filter(({ isOfThisSite, hasNoOption }) => isOfThisSite && !hasNoOption).map(
		({ id }) => id,
	),
];

/** Where the site stores modules and settings, and which of them can lock people out. */
export function buildPlacesTable() {
	const elsewhere = new Set(Object.values(OTHERS).flatMap(Object.keys));
	const ownNames = [...OF_JETPACK, ...listStoredSettings()].filter((key) => !elsewhere.has(key));
	const options = {
		...OTHERS,
		...Object.fromEntries(ownNames.map((key) => [key, wholeOption(key)])),
	};
	const lockOuts = Object.entries(options).flatMap(([option, parts]) => {
		const key = Object.keys(parts).find(canLockOut);
		// No save of Jetpack's settings writes the option of this name.
		return key && option !== WHITELIST ? [[option, key]] : [];
	});
	return {
		options,
		varying: VARYING,
		lockOuts: {
			modules: [...new Set(ROWS.map(({ module }) => module))].filter(canLockOut),
			options: { ...Object.fromEntries(lockOuts), ...OF_FIREWALL },
		},
	};
}
