import { __, _x } from '@wordpress/i18n';
import { SERVICE_NAMES, type VerificationService } from '@/domain/verification';
import { withHost } from '@/lib/brand';
import { TITLE_FORMATS, verificationCode } from '../codecs';
import { CRAWLER_RULES } from '../crawlers';
import type { CardEntry, SettingRecord } from '../types';
import { ADS_CARD } from './ads';

/** @param searchNames The service's own terms. */
const serviceField = <Id extends VerificationService>(
	id: Id,
	searchNames?: string,
): SettingRecord<Id> => ({
	id,
	module: 'verification-tools',
	control: 'text',
	codec: verificationCode(id),
	isOfThisSite: true,
	option: 'verification_services_codes',
	isCode: true,
	getName: () => SERVICE_NAMES[id],
	searchNames,
	getSearchWords: () => _x('meta tag', 'search terms'),
});

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
	/** What AI services may read and write. Servers from Jetpack 15 on have these settings. */
	{
		id: 'ai',
		getTitle: () => __('AI assistants and search'),
		hidesOptions: true,
		settings: [
			{
				id: 'jetpack_seo_llms_txt_enabled',
				module: 'seo-tools',
				getName: () => __('Offer an llms.txt file'),
				getDescription: () => __('It tells AI assistants what your site has to read.'),
				searchNames: 'llms.txt, llm, ai',
				getSearchWords: () => _x('chatbot, chatbots, artificial intelligence', 'search terms'),
			},
			{
				id: 'ai_seo_enhancer_enabled',
				getName: () => __('Write SEO titles and descriptions for new posts with AI'),
				getDescription: () =>
					__('Pictures get a text alternative, too. You can change each text in the editor.'),
				searchNames: 'seo enhancer, ai',
				getSearchWords: () =>
					_x('alt text, automatic description, generate description', 'search terms'),
			},
			{
				id: 'jetpack_seo_ai_crawler_overrides',
				control: 'special',
				isOfThisSite: false,
				codec: CRAWLER_RULES,
				getName: () => __('AI crawlers that may read your site'),
				getDescription: () =>
					__('Your robots.txt asks all others to stay away. Not every crawler obeys it.'),
				searchNames: 'robots.txt, gptbot, claudebot, chatgpt, claude, gemini, perplexity, ai',
				getSearchWords: () =>
					_x('block ai, ai training, crawler, crawlers, bots, scraping', 'search terms'),
			},
		],
	},
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
	/** The codes by which search engines and other services recognize the owner of a site. */
	{
		id: 'verification',
		getTitle: () => __('Site verification'),
		getFoldTitle: () => __('Verification codes'),
		settings: [
			{
				id: 'verification-tools',
				getName: () => __('Verify site ownership with third party services'),
				searchNames: 'webmaster tools',
				getSearchWords: () =>
					_x('verify, verify site, verification, ownership, meta tag', 'search terms'),
			},
			{
				...serviceField('google', 'search console, google search console'),
				control: 'special',
				formKeys: ['google'],
			},
			serviceField('bing', 'bing webmaster tools'),
			serviceField('pinterest'),
			serviceField('yandex'),
			serviceField('facebook'),
		],
	},
] as const satisfies readonly CardEntry[];
