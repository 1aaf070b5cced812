import { _x } from '@wordpress/i18n';
import type { SettingId } from '../registry';

/** Security, Performance, Traffic and Privacy. */
export const SITE_TERMS: Partial<Record<SettingId, () => readonly string[]>> = {
	backups: () => [
		'vaultpress, jetpack backup, jetpack scan',
		_x(
			'backup, back up, backup my site, back up my site, restore, rewind, copy of the site, threats, malware, virus, viruses, scan, scanner, hacked, security scan',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	monitor: () => [
		_x(
			'downtime, uptime, offline, site down, outage, monitoring, alerts',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	wordpress_api_key: () => [
		'akismet, akismet.com',
		_x(
			'spam, anti-spam, junk comments, comments and contact forms',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	waf: () => [
		'waf',
		_x(
			'firewall, web application firewall, attacks, hackers',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	jetpack_waf_ip_list: () => [
		_x('ban, block visitors, block ip, allow ip', 'search terms', 'dashboard-for-jetpack'),
	],
	jetpack_waf_ip_block_list: () => [
		_x('blacklist, ip blocklist, deny list, ban ip', 'search terms', 'dashboard-for-jetpack'),
	],
	jetpack_waf_ip_allow_list: () => [
		_x('firewall whitelist, firewall allow list', 'search terms', 'dashboard-for-jetpack'),
	],
	waf_bootstrap: () => ['auto_prepend_file, php.ini, bootstrap'],
	protect: () => [
		_x(
			'brute force, brute force attacks, login attempts, login protection, guess passwords, password, botnet, hackers',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	jetpack_protect_global_whitelist: () => [
		_x('ip whitelist, allow list, allowlist, locked out', 'search terms', 'dashboard-for-jetpack'),
	],
	sso: () => [
		'sso',
		_x(
			'single sign on, secure sign on, sign in, login, log in',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	jetpack_sso_match_by_email: () => [
		_x('match accounts, same email', 'search terms', 'dashboard-for-jetpack'),
	],
	jetpack_sso_require_two_step: () => [
		'2fa, mfa, otp',
		_x(
			'two factor, two step, 2 step, two factor authentication, multi-factor, authenticator, verification code',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	search: () => [
		'elasticsearch',
		_x(
			'site search, search results, search box, better search',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	instant_search_enabled: () => [
		_x('instant search, live search, search as you type', 'search terms', 'dashboard-for-jetpack'),
	],
	'site-accelerator': () => [
		'cdn',
		_x(
			'speed, performance, fast, faster, make site faster, speed up, slow, page speed, loading time, accelerate, content delivery network',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	photon: () => [
		'photon, image cdn, webp',
		_x(
			'images, compress, resize, optimize, optimise, smaller pictures, photo',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	'photon-cdn': () => [
		'asset cdn, javascript, js',
		_x('static files, assets, scripts and styles', 'search terms', 'dashboard-for-jetpack'),
	],
	'lazy-images': () => [
		'lazyload',
		_x('lazy load, lazy images, delay images', 'search terms', 'dashboard-for-jetpack'),
	],
	videopress: () => [
		'videopress',
		_x(
			'video, videos, video hosting, upload videos, stream, player',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	videopress_private_enabled_for_site: () => [
		_x('video privacy, private videos, hidden videos', 'search terms', 'dashboard-for-jetpack'),
	],
	wordads: () => [
		'wordads, adsense',
		_x(
			'ad, ads, advertising, advertisement, advertisements, monetize, money, earn money, make money, income, revenue',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	wordads_ccpa_enabled: () => [
		'ccpa',
		_x('do not sell, cookies, consent', 'search terms', 'dashboard-for-jetpack'),
	],
	'related-posts': () => [
		_x(
			'related, similar posts, recommended posts, more posts',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	show_thumbnails: () => [
		_x('thumbnails, related pictures', 'search terms', 'dashboard-for-jetpack'),
	],
	'seo-tools': () => [
		'seo',
		_x(
			'search engine, search engines, optimization, ranking',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	advanced_seo_title_formats: () => [
		_x('page titles, title format, title tag', 'search terms', 'dashboard-for-jetpack'),
	],
	advanced_seo_front_page_description: () => [
		_x(
			'meta description, meta descriptions, snippet, home page',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	'google-analytics': () => [
		'google, google_analytics_tracking_id, ga, ga4, gtag',
		_x('analytics, tracking id, measurement id', 'search terms', 'dashboard-for-jetpack'),
	],
	stats: () => [
		_x(
			'statistics, stats, visitors, visitor counter, visits, views, traffic, hits',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	admin_bar: () => [_x('chart, graph', 'search terms', 'dashboard-for-jetpack')],
	count_roles: () => [
		_x(
			'exclude me, exclude administrators, ignore my visits, logged-in views',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	roles: () => [_x('see stats, view stats, stats access', 'search terms', 'dashboard-for-jetpack')],
	shortlinks: () => [
		'wp.me',
		_x(
			'short link, short links, short url, shorten, shortener',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	sitemaps: () => ['xml', _x('sitemap, site map, index', 'search terms', 'dashboard-for-jetpack')],
	'verification-tools': () => [
		'webmaster tools',
		_x(
			'verify, verify site, verification, ownership, meta tag',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	google: () => [
		'search console, google search console',
		_x('meta tag', 'search terms', 'dashboard-for-jetpack'),
	],
	bing: () => ['bing webmaster tools', _x('meta tag', 'search terms', 'dashboard-for-jetpack')],
	pinterest: () => [_x('meta tag', 'search terms', 'dashboard-for-jetpack')],
	yandex: () => [_x('meta tag', 'search terms', 'dashboard-for-jetpack')],
	facebook: () => [_x('meta tag', 'search terms', 'dashboard-for-jetpack')],
	tracks_opt_out: () => [
		'tracks',
		_x(
			'privacy, data, usage data, tracking, telemetry, opt out, gdpr, tos, terms of service',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
};
