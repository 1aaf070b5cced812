import { __, _x } from '@wordpress/i18n';
import { RECORDS, WEB_ADDRESS } from '../codecs';
import type { CardEntry, SettingGroup, SettingRecord } from '../types';

const adSwitch = <Id extends string>(
	id: Id,
	getName: () => string,
	more: Pick<
		SettingRecord,
		'group' | 'isRootOnly' | 'getDescription' | 'searchNames' | 'getSearchWords'
	> = {},
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

/** The ads card, the first of Traffic. */
export const ADS_CARD = {
	id: 'ads',
	getFoldTitle: () => __('Placements, privacy and ads.txt', 'dashboard-for-jetpack'),
	settings: [
		{
			id: 'wordads',
			control: 'module',
			isPlural: true,
			getName: () => __('Enable ads and display an ad below each post', 'dashboard-for-jetpack'),
			searchNames: 'wordads, adsense',
			getSearchWords: () =>
				_x(
					'ad, ads, advertising, advertisement, advertisements, monetize, money, earn money, make money, income, revenue',
					'search terms',
					'dashboard-for-jetpack',
				),
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
			'wordads_inline_enabled',
			() => __('Between the paragraphs of a post', 'dashboard-for-jetpack'),
			{
				group: PLACEMENTS,
				getSearchWords: () =>
					_x('inline ads, ads in posts', 'search terms', 'dashboard-for-jetpack'),
			},
		),
		adSwitch(
			'wordads_ccpa_enabled',
			() =>
				__(
					'Enable targeted advertising to California site visitors (CCPA)',
					'dashboard-for-jetpack',
				),
			{
				group: PRIVACY,
				searchNames: 'ccpa',
				getSearchWords: () =>
					_x('do not sell, cookies, consent', 'search terms', 'dashboard-for-jetpack'),
			},
		),
		{
			id: 'wordads_ccpa_privacy_policy_url',
			control: 'text',
			isOfThisSite: true,
			isCode: true,
			codec: WEB_ADDRESS,
			group: PRIVACY,
			under: 'wordads_ccpa_enabled',
			needsSwitch: true,
			getName: () => __('Privacy Policy URL', 'dashboard-for-jetpack'),
			getDescription: () =>
				__('Optional. Visitors see a link to it when they opt out.', 'dashboard-for-jetpack'),
		},
		adSwitch(
			'wordads_cmp_enabled',
			() => __('Ask visitors in Europe for their consent', 'dashboard-for-jetpack'),
			{
				group: PRIVACY,
				getDescription: () =>
					__(
						'They see a banner before the first ad, as the GDPR requires.',
						'dashboard-for-jetpack',
					),
				searchNames: 'cmp, tcf',
				getSearchWords: () =>
					_x(
						'cookie banner, consent banner, consent management',
						'search terms',
						'dashboard-for-jetpack',
					),
			},
		),
		adSwitch(
			'wordads_custom_adstxt_enabled',
			() => __('Add your own entries to ads.txt', 'dashboard-for-jetpack'),
			{ group: ADS_TXT, isRootOnly: true },
		),
		{
			id: 'wordads_custom_adstxt',
			control: 'lines',
			isOfThisSite: true,
			isCode: true,
			codec: RECORDS,
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
} as const satisfies CardEntry;
