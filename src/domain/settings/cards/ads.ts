import { __, _x } from '@wordpress/i18n';
import { RECORDS, WEB_ADDRESS } from '../codecs';
import type { CardEntry, SettingEntry, SettingGroup, SettingRecord } from '../types';

const adSwitch = <Id extends string>(
	id: Id,
	getName: () => string,
	more: Pick<
		SettingRecord,
		'group' | 'isRootOnly' | 'getDescription' | 'searchNames' | 'getSearchWords'
	> = {},
): SettingEntry<Id> => ({ id, getName, ...more });

const BELOW_POSTS: SettingGroup = {
	id: 'below-posts',
	getTitle: () => __('Display ads below posts on'),
};

const PLACEMENTS: SettingGroup = {
	id: 'placements',
	getTitle: () => __('Additional ad placements'),
};

const PRIVACY: SettingGroup = {
	id: 'ads-privacy',
	getTitle: () => __("Visitors' privacy"),
};

const ADS_TXT: SettingGroup = {
	id: 'ads-txt',
	getTitle: () => __('ads.txt'),
};

export const ADS_CARD = {
	id: 'ads',
	getFoldTitle: () => __('Placements, privacy and ads.txt'),
	settings: [
		{
			id: 'wordads',
			control: 'module',
			isPlural: true,
			getName: () => __('Enable ads and display an ad below each post'),
			searchNames: 'wordads, adsense',
			getSearchWords: () =>
				_x(
					'ad, ads, advertising, advertisement, advertisements, monetize, money, earn money, make money, income, revenue',
					'search terms',
				),
		},
		adSwitch('wordads_display_front_page', () => __('Front page'), {
			group: BELOW_POSTS,
		}),
		adSwitch('wordads_display_post', () => __('Posts'), {
			group: BELOW_POSTS,
		}),
		adSwitch('wordads_display_page', () => __('Pages'), {
			group: BELOW_POSTS,
		}),
		adSwitch('wordads_display_archive', () => __('Archives'), {
			group: BELOW_POSTS,
		}),
		adSwitch('enable_header_ad', () => __('Top of each page'), {
			group: PLACEMENTS,
		}),
		adSwitch('wordads_second_belowpost', () => __('Second ad below post'), { group: PLACEMENTS }),
		adSwitch('wordads_inline_enabled', () => __('Between the paragraphs of a post'), {
			group: PLACEMENTS,
			getSearchWords: () => _x('inline ads, ads in posts', 'search terms'),
		}),
		adSwitch(
			'wordads_ccpa_enabled',
			() => __('Enable targeted advertising to California site visitors (CCPA)'),
			{
				group: PRIVACY,
				searchNames: 'ccpa',
				getSearchWords: () => _x('do not sell, cookies, consent', 'search terms'),
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
			getName: () => __('Privacy Policy URL'),
			getDescription: () => __('Optional. Visitors see a link to it when they opt out.'),
		},
		adSwitch('wordads_cmp_enabled', () => __('Ask visitors in Europe for their consent'), {
			group: PRIVACY,
			getDescription: () => __('They see a banner before the first ad, as the GDPR requires.'),
			searchNames: 'cmp, tcf',
			getSearchWords: () => _x('cookie banner, consent banner, consent management', 'search terms'),
		}),
		adSwitch('wordads_custom_adstxt_enabled', () => __('Add your own entries to ads.txt'), {
			group: ADS_TXT,
			isRootOnly: true,
		}),
		{
			id: 'wordads_custom_adstxt',
			control: 'lines',
			isOfThisSite: true,
			isCode: true,
			codec: RECORDS,
			group: ADS_TXT,
			under: 'wordads_custom_adstxt_enabled',
			isRootOnly: true,
			getName: () => __('Your ads.txt entries'),
			getDescription: () =>
				__('Jetpack writes its own entries. Add those of other ad networks here, one per line.'),
		},
	],
} as const satisfies CardEntry;
