import { __, _x } from '@wordpress/i18n';
import { withHost } from '@/lib/brand';
import { TITLE_FORMATS } from '../codecs';
import type { CardEntry } from '../types';
import { ADS_CARD } from './ads';
import { AI_CARD } from './ai';
import { VERIFICATION_CARD } from './verification';

/** The cards of Traffic, in their order. */
export const TRAFFIC_CARDS = [
	ADS_CARD,
	{
		id: 'related-posts',
		settings: [
			{
				id: 'related-posts',
				control: 'module',
				isPlural: true,
				getName: () => __('Show related content after posts', 'dashboard-for-jetpack'),
				getDescription: () =>
					__("These settings don't apply to Related Posts blocks.", 'dashboard-for-jetpack'),
				getSearchWords: () =>
					_x(
						'related, similar posts, recommended posts, more posts',
						'search terms',
						'dashboard-for-jetpack',
					),
			},
			{
				id: 'show_headline',
				control: 'switch',
				option: 'jetpack_relatedposts',
				getName: () => __('Highlight related content with a heading', 'dashboard-for-jetpack'),
			},
			{
				id: 'show_thumbnails',
				control: 'switch',
				option: 'jetpack_relatedposts',
				getName: () => __('Show a thumbnail image where available', 'dashboard-for-jetpack'),
				getSearchWords: () =>
					_x('thumbnails, related pictures', 'search terms', 'dashboard-for-jetpack'),
			},
		],
	},
	{
		id: 'seo',
		settings: [
			{
				id: 'seo-tools',
				control: 'module',
				getName: () => __('Customize your SEO settings', 'dashboard-for-jetpack'),
				searchNames: 'seo',
				getSearchWords: () =>
					_x(
						'search engine, search engines, optimization, ranking',
						'search terms',
						'dashboard-for-jetpack',
					),
			},
			{
				id: 'advanced_seo_title_formats',
				control: 'special',
				isOfThisSite: false,
				codec: TITLE_FORMATS,
				formKeys: ['advanced_seo_title_formats'],
				isHiddenWhileOff: true,
				getName: () => __('Page title structures', 'dashboard-for-jetpack'),
				getSearchWords: () =>
					_x('page titles, title format, title tag', 'search terms', 'dashboard-for-jetpack'),
			},
			{
				id: 'advanced_seo_front_page_description',
				control: 'lines',
				isOfThisSite: true,
				isHiddenWhileOff: true,
				getName: () => __('Front page meta description', 'dashboard-for-jetpack'),
				getSearchWords: () =>
					_x(
						'meta description, meta descriptions, snippet, home page',
						'search terms',
						'dashboard-for-jetpack',
					),
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
				getName: () => __('Google Analytics', 'dashboard-for-jetpack'),
				getDescription: () =>
					__(
						"Google Analytics is a free service with its own view of your traffic. It counts visits differently from Jetpack, so the two won't show the same numbers.",
						'dashboard-for-jetpack',
					),
				searchNames: 'google, google_analytics_tracking_id, ga, ga4, gtag',
				getSearchWords: () =>
					_x('analytics, tracking id, measurement id', 'search terms', 'dashboard-for-jetpack'),
			},
		],
	},
	{
		id: 'stats',
		settings: [
			{
				id: 'stats',
				control: 'module',
				isPlural: true,
				getName: () => __('Count visits to your site', 'dashboard-for-jetpack'),
				getSearchWords: () =>
					_x(
						'statistics, stats, visitors, visitor counter, visits, views, traffic, hits',
						'search terms',
						'dashboard-for-jetpack',
					),
			},
			{
				id: 'admin_bar',
				control: 'switch',
				option: 'stats_options',
				getName: () =>
					__('Show a chart of 48 hours of traffic in the admin bar', 'dashboard-for-jetpack'),
				getSearchWords: () => _x('chart, graph', 'search terms', 'dashboard-for-jetpack'),
			},
			{
				id: 'enable_odyssey_stats',
				control: 'switch',
				option: 'stats_options',
				getName: () => __('Use the new stats pages', 'dashboard-for-jetpack'),
				searchNames: 'odyssey',
			},
			{
				id: 'wpcom_reader_views_enabled',
				control: 'switch',
				getName: () =>
					withHost(
						/* translators: %s: name of the provider. */
						__('Show how often a post was viewed in the %s Reader', 'dashboard-for-jetpack'),
					),
				getSearchWords: () =>
					_x('post views, view count, reader', 'search terms', 'dashboard-for-jetpack'),
			},
			{
				id: 'count_roles',
				control: 'special',
				option: 'stats_options',
				isList: true,
				isOfThisSite: false,
				getName: () =>
					__('Count page views of logged-in users with these roles', 'dashboard-for-jetpack'),
				getSearchWords: () =>
					_x(
						'exclude me, exclude administrators, ignore my visits, logged-in views',
						'search terms',
						'dashboard-for-jetpack',
					),
			},
			{
				id: 'roles',
				control: 'special',
				option: 'stats_options',
				isList: true,
				isOfThisSite: false,
				getName: () => __('Let users with these roles see your stats', 'dashboard-for-jetpack'),
				getSearchWords: () =>
					_x('see stats, view stats, stats access', 'search terms', 'dashboard-for-jetpack'),
			},
		],
	},
	{
		id: 'shortlinks',
		settings: [
			{
				id: 'shortlinks',
				control: 'module',
				isPlural: true,
				getName: () => __('Generate shortened URLs for simpler sharing.', 'dashboard-for-jetpack'),
				searchNames: 'wp.me',
				getSearchWords: () =>
					_x(
						'short link, short links, short url, shorten, shortener',
						'search terms',
						'dashboard-for-jetpack',
					),
			},
		],
	},
	{
		id: 'sitemaps',
		getTitle: () => __('Sitemaps', 'dashboard-for-jetpack'),
		settings: [
			{
				id: 'sitemaps',
				control: 'module',
				isPlural: true,
				getName: () => __('Generate XML sitemaps', 'dashboard-for-jetpack'),
				searchNames: 'xml',
				getSearchWords: () =>
					_x('sitemap, site map, index', 'search terms', 'dashboard-for-jetpack'),
			},
		],
	},
	VERIFICATION_CARD,
] as const satisfies readonly CardEntry[];
