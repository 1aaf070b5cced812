import { __, _x } from '@wordpress/i18n';
import { RECORDS, WEB_ADDRESS } from '../codecs';
import type { CardEntry } from '../types';
import { inGroup } from './in-group';

export const ADS_CARD = {
	id: 'ads',
	getFoldTitle: () => __('Placements, privacy and ads.txt'),
	settings: [
		{
			id: 'wordads',
			isPlural: true,
			getName: () => __('Enable ads and display an ad below each post'),
			searchNames: 'wordads, adsense',
			getSearchWords: () =>
				_x(
					'ad, ads, advertising, advertisement, advertisements, monetize, money, earn money, make money, income, revenue',
					'search terms',
				),
		},
		...inGroup(
			() => __('Display ads below posts on'),
			[
				{ id: 'wordads_display_front_page', getName: () => __('Front page') },
				{ id: 'wordads_display_post', getName: () => __('Posts') },
				{ id: 'wordads_display_page', getName: () => __('Pages') },
				{ id: 'wordads_display_archive', getName: () => __('Archives') },
			],
		),
		...inGroup(
			() => __('Additional ad placements'),
			[
				{ id: 'enable_header_ad', getName: () => __('Top of each page') },
				{ id: 'wordads_second_belowpost', getName: () => __('Second ad below post') },
				{
					id: 'wordads_inline_enabled',
					getName: () => __('Between the paragraphs of a post'),
					getSearchWords: () => _x('inline ads, ads in posts', 'search terms'),
				},
			],
		),
		...inGroup(
			() => __("Visitors' privacy"),
			[
				{
					id: 'wordads_ccpa_enabled',
					getName: () => __('Enable targeted advertising to California site visitors (CCPA)'),
					searchNames: 'ccpa',
					getSearchWords: () => _x('do not sell, cookies, consent', 'search terms'),
				},
				{
					id: 'wordads_ccpa_privacy_policy_url',
					control: 'text',
					isOfThisSite: true,
					isCode: true,
					codec: WEB_ADDRESS,
					getPlaceholder: () => 'https://',
					under: 'wordads_ccpa_enabled',
					needsSwitch: true,
					getName: () => __('Privacy Policy URL'),
					getDescription: () => __('Optional. Visitors see a link to it when they opt out.'),
				},
				{
					id: 'wordads_cmp_enabled',
					getName: () => __('Ask visitors in Europe for their consent'),
					getDescription: () => __('They see a banner before the first ad, as the GDPR requires.'),
					searchNames: 'cmp, tcf',
					getSearchWords: () =>
						_x('cookie banner, consent banner, consent management', 'search terms'),
				},
			],
		),
		...inGroup(
			() => __('ads.txt'),
			[
				{
					id: 'wordads_custom_adstxt_enabled',
					isRootOnly: true,
					getName: () => __('Add your own entries to ads.txt'),
				},
				{
					id: 'wordads_custom_adstxt',
					control: 'lines',
					isOfThisSite: true,
					isCode: true,
					codec: RECORDS,
					rows: 8,
					under: 'wordads_custom_adstxt_enabled',
					isRootOnly: true,
					getName: () => __('Your ads.txt entries'),
					getDescription: () =>
						__(
							'Jetpack writes its own entries. Add those of other ad networks here, one per line.',
						),
				},
			],
		),
	],
} as const satisfies CardEntry;
