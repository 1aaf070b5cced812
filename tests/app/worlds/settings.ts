import type { SettingsTab } from '@/domain/routes/settings-tabs';
import { lacks, type Expectation } from './expectation';
import { ANTI_SPAM, BACKUPS, VAULTS } from './settings-security';
import * as traffic from './settings-traffic';
import * as writing from './settings-writing';

/** The expected cards by tab. Tabs that are not listed are only checked for general flaws. */
export type Screens = Partial<Record<SettingsTab, Expectation>>;

const WHY = 'button: Why can’t I change this?';
const CONNECT = 'link: Connect';

const OFFLINE: Screens = {
	security: {
		'Backups and security scanning': ['Unavailable in Offline Mode.', lacks('Try again')],
		'Downtime monitoring': ['switch: off', WHY, lacks(CONNECT)],
		Firewall: ['Beta', 'switch: off', WHY, lacks('Enhance protection')],
		'Brute force protection': ['switch: off', WHY, lacks(CONNECT)],
		'WordPress.com login': ['switch: off', WHY, lacks(CONNECT)],
	},
	performance: {
		Search: ['Unavailable in Offline Mode', 'switch: off', WHY],
		'Performance & speed': [
			'Speed up images Unavailable in Offline Mode',
			'Load images as visitors scroll to them Unavailable in Offline Mode',
			'switch: on',
		],
		Media: ['switch: off', WHY, lacks('Get 1TB of storage')],
	},
	sharing: {
		'Publicize connections': ['switch: off', WHY, lacks('Connect your social media accounts')],
		'Sharing buttons': ['switch: off', lacks(WHY)],
	},
	discussion: { Comments: ['switch: off', WHY], Subscriptions: ['switch: off', WHY] },
	traffic: traffic.OFFLINE,
	writing: writing.OFFLINE,
};

const SITE_ONLY: Screens = {
	security: {
		'Downtime monitoring': ['Connect to set up your status alerts.', WHY, CONNECT],
		'Brute force protection': ['Connect to set up brute force attack protection.', WHY, CONNECT],
		'WordPress.com login': ['Connect to enable WordPress.com Secure Sign-On.', WHY, CONNECT],
		Firewall: ['switch: off', lacks(CONNECT)],
	},
	performance: { Media: [WHY, CONNECT, lacks('Get 1TB of storage')] },
	sharing: { 'Publicize connections': [WHY, CONNECT], 'Like buttons': [lacks(CONNECT)] },
	traffic: traffic.SITE_ONLY,
	writing: writing.UNCONNECTED,
};

const UNLINKED: Screens = {
	security: { 'WordPress.com login': [lacks(CONNECT)] },
	sharing: {
		'Publicize connections': [WHY, CONNECT, lacks('Connect your social media accounts')],
	},
	writing: writing.UNCONNECTED,
};

const FREE: Screens = {
	security: {
		page: [
			'Login protection is on. Turn on anything else you need.',
			lacks('Your site is protected by Jetpack.'),
			lacks('Anti-spam key'),
		],
		'Downtime monitoring': [
			"Get alerts if your site goes offline. We'll let you know when it's back up, too.",
			'link: Configure your notification settings (opens in a new tab)',
		],
		Firewall: ['switch: off', lacks('Allow / Block list'), lacks('Share data with Jetpack')],
		'Brute force protection': ['Your current IP: ', 'button: Add to Always Allowed list'],
	},
	performance: {
		Media: [
			'Get 1TB of storage for your videos.',
			'Your site includes 1 free video.',
			'link: Upgrade',
		],
	},
	sharing: {
		page: ['Share your content to social media, reaching new audiences and increasing engagement.'],
		'Publicize connections': ['Automatically share your posts to social networks'],
		'Sharing buttons': ['Add sharing buttons to your posts and pages'],
		'Like buttons': ['Add Like buttons to your posts and pages'],
	},
	discussion: {
		page: ['Manage advanced comment settings and grow your audience with email subscriptions.'],
		Comments: ['switch: off', lacks('Comment form introduction'), lacks('Color scheme')],
		Subscriptions: ['switch: off', 'switch: on'],
	},
	traffic: traffic.FREE,
	privacy: { 'Privacy settings': ['switch: on'] },
	writing: writing.FREE,
};

const FULL: Screens = {
	security: {
		// Backups and scans run, and anti-spam isn't installed.
		page: [
			"Part of your site's protection is off. Turn on what you need.",
			lacks('Your site is protected by Jetpack.'),
		],
		'Backups and security scanning': ['Active', 'link: View your backups (opens in a new tab)'],
		'Downtime monitoring': ['link: Configure your notification settings (opens in a new tab)'],
		Firewall: [
			'Allow / Block list - Block or allow a specific request IP',
			'Share data with Jetpack',
			'button: Enhance protection',
			lacks('Upgrade'),
		],
	},
	performance: { Media: ['Your plan includes unlimited videos.', lacks('Get 1TB')] },
	sharing: {
		'Publicize connections': ['link: Connect your social media accounts (opens in a new tab)'],
		'Sharing buttons': ['link: Configure your sharing buttons (opens in a new tab)'],
	},
	traffic: traffic.FULL,
};

const OLD_RULES: Screens = {
	security: {
		Firewall: [
			'Your site is not receiving the latest updates to Firewall rules',
			'link: Upgrade',
			'button: Enhance protection',
		],
	},
};

const OVERRIDDEN: Screens = {
	performance: { 'Performance & speed': [WHY, 'Enable site accelerator'] },
	traffic: traffic.OVERRIDDEN,
	writing: writing.OVERRIDDEN,
};

const CLOSED: Expectation = {
	page: ['Only administrators can change these settings.', lacks('Save settings')],
	'Downtime monitoring': null,
	Search: null,
	Comments: null,
};

/** Authors and editors see only that posts are shared. */
const PUBLISHER: Screens = {
	security: CLOSED,
	performance: CLOSED,
	discussion: CLOSED,
	traffic: { ...CLOSED, Ads: null, 'Site stats': null },
	sharing: {
		page: ['Share your content to social media, reaching new audiences and increasing engagement.'],
		'Publicize connections': [
			'Active',
			'link: Connect your social media accounts (opens in a new tab)',
			lacks('switch: on'),
		],
		'Sharing buttons': null,
		'Like buttons': null,
	},
	writing: writing.PUBLISHER,
};
const READER: Screens = {
	...PUBLISHER,
	sharing: { ...CLOSED, 'Publicize connections': null },
	writing: writing.READER,
};

const onScreen =
	(tab: SettingsTab) =>
	(table: Record<string, Expectation>): Record<string, Screens> =>
		Object.fromEntries(
			Object.entries(table).map(([scenario, screen]) => [scenario, { [tab]: screen }]),
		);

const onSecurity = onScreen('security');
const onTraffic = onScreen('traffic');

/** Scenarios by topic; every tab is checked in each of them. */
export const SETTINGS_WORLDS: Record<string, Record<string, Screens>> = {
	'the plan': { free: FREE, complete: FULL },
	'the connection': { offline: OFFLINE, 'site-only': SITE_ONLY, 'unlinked-admin': UNLINKED },
	'the site': {
		'firewall-old-rules': OLD_RULES,
		overridden: OVERRIDDEN,
		'scrolling-theme': { writing: writing.SCROLLING },
		'modules-off': { traffic: traffic.OFF },
	},
	'the user': {
		'editor-view': PUBLISHER,
		'author-view': PUBLISHER,
		'subscriber-view': READER,
	},
	'the anti-spam key': onSecurity(ANTI_SPAM),
	backups: onSecurity(BACKUPS),
	VaultPress: onSecurity(VAULTS),
	Google: onTraffic(traffic.GOOGLE),
	'search engines': onTraffic(traffic.SEO),
};
