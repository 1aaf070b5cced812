import { __, _x } from '@wordpress/i18n';
import { withHost } from '@/lib/brand';
import { TITLE_FORMATS } from '../codecs';
import type { CardEntry } from '../types';
import { ADS_CARD } from './ads';
import { AI_CARD } from './ai';
import { VERIFICATION_CARD } from './verification';

export const TRAFFIC_CARDS = [
	ADS_CARD,
	{
		id: 'related-posts',
		settings: [
			{
				id: 'related-posts',
				isPlural: true,
				getName: () => __('Show related content after posts'),
				getDescription: () => __("These settings don't apply to Related Posts blocks."),
				getSearchWords: () =>
					_x('related, similar posts, recommended posts, more posts', 'search terms'),
			},
			{
				id: 'show_headline',
				option: 'jetpack_relatedposts',
				getName: () => __('Highlight related content with a heading'),
			},
			{
				id: 'show_thumbnails',
				option: 'jetpack_relatedposts',
				getName: () => __('Show a thumbnail image where available'),
				getSearchWords: () => _x('thumbnails, related pictures', 'search terms'),
			},
		],
	},
	{
		id: 'seo',
		settings: [
			{
				id: 'seo-tools',
				getName: () => __('Customize your SEO settings'),
				searchNames: 'seo',
				getSearchWords: () =>
					_x('search engine, search engines, optimization, ranking', 'search terms'),
			},
			{
				id: 'advanced_seo_title_formats',
				control: 'special',
				isOfThisSite: false,
				codec: TITLE_FORMATS,
				isHiddenWhileOff: true,
				getName: () => __('Page title structures'),
				getSearchWords: () => _x('page titles, title format, title tag', 'search terms'),
			},
			{
				id: 'advanced_seo_front_page_description',
				control: 'lines',
				isOfThisSite: true,
				isHiddenWhileOff: true,
				getName: () => __('Front page meta description'),
				getSearchWords: () =>
					_x('meta description, meta descriptions, snippet, home page', 'search terms'),
			},
		],
	},
	AI_CARD,
	{
		id: 'google-analytics',
		settings: [
			{
				id: 'google-analytics',
				control: 'special',
				getName: () => __('Google Analytics'),
				getDescription: () =>
					__(
						"Google Analytics is a free service with its own view of your traffic. It counts visits differently from Jetpack, so the two won't show the same numbers.",
					),
				searchNames: 'google, google_analytics_tracking_id, ga, ga4, gtag',
				getSearchWords: () => _x('analytics, tracking id, measurement id', 'search terms'),
			},
		],
	},
	{
		id: 'stats',
		settings: [
			{
				id: 'stats',
				isPlural: true,
				getName: () => __('Count visits to your site'),
				getSearchWords: () =>
					_x(
						'statistics, stats, visitors, visitor counter, visits, views, traffic, hits',
						'search terms',
					),
			},
			{
				id: 'admin_bar',
				option: 'stats_options',
				getName: () => __('Show a chart of 48 hours of traffic in the admin bar'),
				getSearchWords: () => _x('chart, graph', 'search terms'),
			},
			{
				id: 'enable_odyssey_stats',
				option: 'stats_options',
				getName: () => __('Use the new stats pages'),
				searchNames: 'odyssey',
			},
			{
				id: 'wpcom_reader_views_enabled',
				getName: () =>
					/* translators: %s: name of the provider. */
					withHost(__('Show how often a post was viewed in the %s Reader')),
				getSearchWords: () => _x('post views, view count, reader', 'search terms'),
			},
			{
				id: 'count_roles',
				control: 'special',
				option: 'stats_options',
				isList: true,
				isOfThisSite: false,
				getName: () => __('Count page views of logged-in users with these roles'),
				getSearchWords: () =>
					_x(
						'exclude me, exclude administrators, ignore my visits, logged-in views',
						'search terms',
					),
			},
			{
				id: 'roles',
				control: 'special',
				option: 'stats_options',
				isList: true,
				isOfThisSite: false,
				getName: () => __('Let users with these roles see your stats'),
				getSearchWords: () => _x('see stats, view stats, stats access', 'search terms'),
			},
		],
	},
	{
		id: 'shortlinks',
		settings: [
			{
				id: 'shortlinks',
				isPlural: true,
				getName: () => __('Generate shortened URLs for simpler sharing.'),
				searchNames: 'wp.me',
				getSearchWords: () =>
					_x('short link, short links, short url, shorten, shortener', 'search terms'),
			},
		],
	},
	{
		id: 'sitemaps',
		getTitle: () => __('Sitemaps'),
		settings: [
			{
				id: 'sitemaps',
				isPlural: true,
				getName: () => __('Generate XML sitemaps'),
				searchNames: 'xml',
				getSearchWords: () => _x('sitemap, site map, index', 'search terms'),
			},
		],
	},
	VERIFICATION_CARD,
] as const satisfies readonly CardEntry[];
