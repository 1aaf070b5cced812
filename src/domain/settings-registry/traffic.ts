import { __ } from '@wordpress/i18n';
import type { CardRecord, SettingGroup, SettingRecord } from './types';

const adSwitch = <Id extends string>(
	id: Id,
	getName: () => string,
	more: Pick<SettingRecord, 'group' | 'isRootOnly'> = {},
): SettingRecord<Id> => ({ id, module: 'wordads', control: 'switch', getName, ...more });

const BELOW_POSTS: SettingGroup = {
	id: 'below-posts',
	getTitle: () => __('Display ads below posts on', 'dashboard-for-jetpack'),
};

const PLACEMENTS: SettingGroup = {
	id: 'placements',
	getTitle: () => __('Additional ad placements', 'dashboard-for-jetpack'),
};

const PRIVACY: SettingGroup = {
	id: 'ads-privacy',
	getTitle: () => __("Visitors' privacy", 'dashboard-for-jetpack'),
};

const ADS_TXT: SettingGroup = {
	id: 'ads-txt',
	getTitle: () => __('ads.txt', 'dashboard-for-jetpack'),
};

const verificationCode = <Id extends string>(id: Id, service: string): SettingRecord<Id> => ({
	id,
	module: 'verification-tools',
	control: 'text',
	getName: () => service,
});

/** The cards of Traffic, in their order. */
export const TRAFFIC_CARDS = [
	{
		id: 'ads',
		tab: 'traffic',
		getTitle: () => __('Ads', 'dashboard-for-jetpack'),
		getFoldTitle: () => __('Placements, privacy and ads.txt', 'dashboard-for-jetpack'),
		settings: [
			{
				id: 'wordads',
				module: 'wordads',
				control: 'module',
				getName: () => __('Enable ads and display an ad below each post', 'dashboard-for-jetpack'),
			},
			adSwitch('wordads_display_front_page', () => __('Front page', 'dashboard-for-jetpack'), {
				group: BELOW_POSTS,
			}),
			adSwitch('wordads_display_post', () => __('Posts', 'dashboard-for-jetpack'), {
				group: BELOW_POSTS,
			}),
			adSwitch('wordads_display_page', () => __('Pages', 'dashboard-for-jetpack'), {
				group: BELOW_POSTS,
			}),
			adSwitch('wordads_display_archive', () => __('Archives', 'dashboard-for-jetpack'), {
				group: BELOW_POSTS,
			}),
			adSwitch('enable_header_ad', () => __('Top of each page', 'dashboard-for-jetpack'), {
				group: PLACEMENTS,
			}),
			adSwitch(
				'wordads_second_belowpost',
				() => __('Second ad below post', 'dashboard-for-jetpack'),
				{ group: PLACEMENTS },
			),
			adSwitch(
				'wordads_ccpa_enabled',
				() =>
					__(
						'Enable targeted advertising to California site visitors (CCPA)',
						'dashboard-for-jetpack',
					),
				{ group: PRIVACY },
			),
			{
				id: 'wordads_ccpa_privacy_policy_url',
				module: 'wordads',
				control: 'text',
				group: PRIVACY,
				under: 'wordads_ccpa_enabled',
				needsSwitch: true,
				getName: () => __('Privacy Policy URL', 'dashboard-for-jetpack'),
				getDescription: () =>
					__('Optional. Visitors see a link to it when they opt out.', 'dashboard-for-jetpack'),
			},
			adSwitch(
				'wordads_custom_adstxt_enabled',
				() => __('Add your own entries to ads.txt', 'dashboard-for-jetpack'),
				{ group: ADS_TXT, isRootOnly: true },
			),
			{
				id: 'wordads_custom_adstxt',
				module: 'wordads',
				control: 'lines',
				group: ADS_TXT,
				under: 'wordads_custom_adstxt_enabled',
				isRootOnly: true,
				getName: () => __('Your ads.txt entries', 'dashboard-for-jetpack'),
				getDescription: () =>
					__(
						'Jetpack writes its own entries. Add those of other ad networks here, one per line.',
						'dashboard-for-jetpack',
					),
			},
		],
	},
	{
		id: 'related-posts',
		tab: 'traffic',
		getTitle: () => __('Related posts', 'dashboard-for-jetpack'),
		settings: [
			{
				id: 'related-posts',
				module: 'related-posts',
				control: 'module',
				getName: () => __('Show related content after posts', 'dashboard-for-jetpack'),
				getDescription: () =>
					__("These settings don't apply to Related Posts blocks.", 'dashboard-for-jetpack'),
			},
			{
				id: 'show_headline',
				module: 'related-posts',
				control: 'switch',
				getName: () => __('Highlight related content with a heading', 'dashboard-for-jetpack'),
			},
			{
				id: 'show_thumbnails',
				module: 'related-posts',
				control: 'switch',
				getName: () => __('Show a thumbnail image where available', 'dashboard-for-jetpack'),
			},
		],
	},
	{
		id: 'seo',
		tab: 'traffic',
		getTitle: () => __('Search engine optimization', 'dashboard-for-jetpack'),
		settings: [
			{
				id: 'seo-tools',
				module: 'seo-tools',
				control: 'module',
				getName: () => __('Customize your SEO settings', 'dashboard-for-jetpack'),
			},
			{
				id: 'advanced_seo_title_formats',
				module: 'seo-tools',
				control: 'special',
				formKeys: ['advanced_seo_title_formats'],
				isHiddenWhileOff: true,
				getName: () => __('Page title structures', 'dashboard-for-jetpack'),
			},
			{
				id: 'advanced_seo_front_page_description',
				module: 'seo-tools',
				control: 'lines',
				isHiddenWhileOff: true,
				getName: () => __('Front page meta description', 'dashboard-for-jetpack'),
			},
		],
	},
	{
		id: 'google-analytics',
		tab: 'traffic',
		getTitle: () => __('Google Analytics', 'dashboard-for-jetpack'),
		settings: [
			{
				id: 'google-analytics',
				module: 'google-analytics',
				control: 'special',
				getName: () => __('Google Analytics', 'dashboard-for-jetpack'),
				getDescription: () =>
					__(
						"Google Analytics is a free service with its own view of your traffic. It counts visits differently from Jetpack, so the two won't show the same numbers.",
						'dashboard-for-jetpack',
					),
			},
		],
	},
	{
		id: 'stats',
		tab: 'traffic',
		getTitle: () => __('Site stats', 'dashboard-for-jetpack'),
		settings: [
			{
				id: 'stats',
				module: 'stats',
				control: 'module',
				getName: () => __('Count visits to your site', 'dashboard-for-jetpack'),
			},
			{
				id: 'admin_bar',
				module: 'stats',
				control: 'switch',
				getName: () =>
					__('Show a chart of 48 hours of traffic in the admin bar', 'dashboard-for-jetpack'),
			},
			{
				id: 'count_roles',
				module: 'stats',
				control: 'special',
				getName: () =>
					__('Count page views of logged-in users with these roles', 'dashboard-for-jetpack'),
			},
			{
				id: 'roles',
				module: 'stats',
				control: 'special',
				getName: () => __('Let users with these roles see your stats', 'dashboard-for-jetpack'),
			},
		],
	},
	{
		id: 'shortlinks',
		tab: 'traffic',
		getTitle: () => __('Shortlinks', 'dashboard-for-jetpack'),
		settings: [
			{
				id: 'shortlinks',
				module: 'shortlinks',
				control: 'module',
				getName: () => __('Generate shortened URLs for simpler sharing.', 'dashboard-for-jetpack'),
			},
		],
	},
	{
		id: 'sitemaps',
		tab: 'traffic',
		getTitle: () => __('Sitemaps', 'dashboard-for-jetpack'),
		settings: [
			{
				id: 'sitemaps',
				module: 'sitemaps',
				control: 'module',
				getName: () => __('Generate XML sitemaps', 'dashboard-for-jetpack'),
			},
		],
	},
	{
		id: 'verification',
		tab: 'traffic',
		getTitle: () => __('Site verification', 'dashboard-for-jetpack'),
		getFoldTitle: () => __('Verification codes', 'dashboard-for-jetpack'),
		settings: [
			{
				id: 'verification-tools',
				module: 'verification-tools',
				control: 'module',
				getName: () =>
					__('Verify site ownership with third party services', 'dashboard-for-jetpack'),
			},
			{ ...verificationCode('google', 'Google'), control: 'special', formKeys: ['google'] },
			verificationCode('bing', 'Bing'),
			verificationCode('pinterest', 'Pinterest'),
			verificationCode('yandex', 'Yandex'),
			verificationCode('facebook', 'Facebook'),
		],
	},
] as const satisfies readonly CardRecord[];
