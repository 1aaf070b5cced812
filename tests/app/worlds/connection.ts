import { each, lacks, type Expectation, type Said, type Table } from './expectation';

const UNAVAILABLE = 'Unavailable in Offline Mode';
const OFFLINE: Said[] = [UNAVAILABLE, lacks('link: Upgrade'), lacks('switch: off')];

const ALL_OFFLINE: Expectation = {
	'Site status': [
		"Offline Mode: Jetpack isn't protecting this site",
		lacks('All quiet'),
		lacks('Connect your'),
	],
	page: ['Offline Mode', lacks('link: Plans'), lacks('link: Modules')],
	...each(OFFLINE, 'Site stats', 'Backup', 'Brute force protection', 'Downtime monitoring'),
	...each(OFFLINE, 'Image accelerator', 'Search', 'VideoPress'),
	'Security scan': [`${UNAVAILABLE}.`],
	'Site connection': ['Offline Mode', lacks('button: Manage site connection')],
	'Account connection': null,
	"We're here to help": ['community forums', lacks('Upgrade'), lacks('link: Connect')],
};

const CONNECT: Said[] = ['link: Connect', lacks('Upgrade'), lacks('switch: off')];

const NO_OWNER: Expectation = {
	'Site status': [lacks('All quiet'), 'link: Connect your account'],
	...each(CONNECT, 'Backup', 'Security scan', 'Brute force protection', 'Downtime monitoring'),
	...each(CONNECT, 'Search', 'VideoPress'),
	'Image accelerator': ['switch: off'],
	'Site connection': ['button: Manage site connection'],
	'Account connection': ['to become the Jetpack owner', 'link: Connect your account'],
	"We're here to help": [
		'Get a faster resolution to your support questions.',
		'link: Connect',
		lacks('Upgrade'),
	],
};

const RESTORE: Said[] = ['button: Restore Connection'];
const CRISIS: Said[] = ['button: Migrate', 'button: Start fresh'];

/** A notice above the cards reports the connection problem, and the cards stay. */
const withNotice = (page: Said[]): Expectation => ({
	page,
	'Site connection': ['Your site is connected to WordPress.com.'],
	'Account connection': ['You are the Jetpack owner.'],
	'Brute force protection': ['switch: on'],
});

/** An error found by the site itself, which the status card also reports. */
const withError = (page: Said[]): Expectation => ({
	...withNotice(page),
	'Site status': ['The connection to WordPress.com is broken'],
	'Site connection': ["Connected, but the connection to WordPress.com doesn't work."],
});

const UNHEALTHY = withError(RESTORE);

export const CONNECTIONS: Table = {
	free: withNotice([lacks('Restore Connection'), lacks('Migrate'), 'Jetpack version 11.2']),
	offline: { ...ALL_OFFLINE },
	'offline-by-address': ALL_OFFLINE,
	'offline-by-filter': ALL_OFFLINE,
	'coupon-offline': ALL_OFFLINE,
	'site-only': NO_OWNER,
	'coupon-site-only': NO_OWNER,
	'connection-error': UNHEALTHY,
	'tokens-unhealthy': UNHEALTHY,
	'site-token-unhealthy': UNHEALTHY,
	'user-token-unhealthy': UNHEALTHY,
	'identity-crisis': {
		...withNotice(CRISIS),
		'Site status': ['This site is in safe mode'],
	},
	// The page data of the browser test site lacks the decision; tests in tests/domain/status cover it.
	'safe-mode': { ...withNotice(CRISIS), 'Site status': [lacks('All quiet')] },
	'support-error': withError(['Contact support']),
	staging: withNotice(['staging site']),
	development: withNotice([
		'development version',
		'link: Send feedback (opens in a new tab)',
		'button: Reset Options',
	]),
	sandboxed: withNotice(['API Sandboxed']),
};

const HOST: Expectation = { 'Security scan': null };

export const HOSTS: Table = {
	multisite: { ...HOST, Backup: null },
	'no-backups': { ...HOST, Backup: null },
	atomic: { ...HOST, page: [lacks('Jetpack version 11.2'), 'link: About'] },
};

const NOT_MANAGING: Expectation = {
	...each(null, 'Backup', 'Security scan', 'Anti-spam', 'Downtime monitoring', 'Image accelerator'),
	...each(null, 'Search', 'VideoPress', 'Jetpack Boost', 'Jetpack CRM'),
	page: [lacks('Performance and Growth'), lacks('link: Debug'), lacks('link: Modules')],
	'Site connection': ['connected to WordPress.com', lacks('button: Manage site connection')],
};

const NO_STATS = { ...NOT_MANAGING, ...each(null, 'Site stats', 'Brute force protection') };
const NO_HELP = { ...NO_STATS, ...each(null, "We're here to help", 'Jetpack in your pocket') };

const LINKED: Said[] = ['button: Disconnect', lacks('You are the Jetpack owner.')];
const UNLINKED: Said[] = ['link: Connect your account', lacks('Disconnect')];

export const ROLES: Table = {
	'linked-admin': { 'Account connection': LINKED, Backup: ['link: Upgrade'] },
	'unlinked-admin': {
		'Site status': [lacks('link: Connect your account')],
		'Account connection': UNLINKED,
		Backup: ['link: Upgrade'],
	},
	'editor-view': {
		...NOT_MANAGING,
		'Site status': null,
		'Site stats': ['tab: Days'],
		'Brute force protection': ['malicious login attempts blocked', lacks('switch: on')],
		'Account connection': LINKED,
		'Jetpack in your pocket': [lacks('button: Dismiss')],
	},
	'author-view': { ...NO_STATS, 'Account connection': LINKED },
	'contributor-view': { ...NO_STATS, 'Account connection': LINKED },
	'subscriber-view': { ...NO_HELP, 'Site status': null, 'Account connection': UNLINKED },
	'linked-subscriber': { ...NO_HELP, 'Site status': null, 'Account connection': LINKED },
	'unlinked-editor': { ...NO_STATS, 'Account connection': UNLINKED },
	'unlinked-author': { ...NO_STATS, 'Account connection': UNLINKED },
	'unlinked-contributor': { ...NO_STATS, 'Account connection': UNLINKED },
};

const CLOUD_DOWN: Expectation = {
	page: RESTORE,
	'Site status': [
		...['The connection to WordPress.com is broken', 'button: Try again'],
		lacks("Couldn't check"),
	],
	'Site connection': ["Connected, but WordPress.com can't be reached right now."],
	Backup: ['Oops!', lacks('Try again')],
	'Security scan': ['Oops!', lacks('Try again')],
	Search: ["Couldn't load your plan.", lacks('Try again'), lacks('Upgrade')],
	VideoPress: ['switch: on', lacks('Upgrade')],
	'Brute force protection': ['switch: on'],
};

export const CLOUDS: Table = {
	'cloud-failing': CLOUD_DOWN,
	'cloud-not-json': CLOUD_DOWN,
	'cloud-refusing': CLOUD_DOWN,
	'cloud-unreachable': CLOUD_DOWN,
};
