import { lacks, type Expectation, type Said, type Table } from './expectation';

const NO_SEARCH: Said[] = ['Help visitors find things fast', lacks('powering search')];

const ON_OFFER: Expectation = {
	Search: [...NO_SEARCH, 'link: Upgrade'],
	VideoPress: ['Get 1TB of storage for your videos.', 'link: Upgrade'],
};

const NOT_PAID: Said[] = [
	'community forums',
	'Get a faster resolution to your support questions.',
	'link: Upgrade',
	lacks('prioritized support'),
];

const PAID: Said[] = ['prioritized support', lacks('Get a faster resolution'), lacks('Upgrade')];

const SUPPORT = "We're here to help";

export const STATS: Table = {
	free: {
		'Site stats': [
			'tab: Days',
			'tab: Weeks',
			'tab: Months',
			'Views today',
			'Best day',
			'January 18, 2026',
			'Show table',
		],
	},
	'stats-empty': {
		'Site stats': [
			'Hello there! Your stats have been activated.',
			'button: Okay, got it!',
			lacks('tab: Days'),
		],
	},
	'stats-error': {
		'Site stats': [
			'Something happened while loading stats. Please try again later or view your stats now on WordPress.com',
			'link: view your stats now on WordPress.com',
			'button: Try again',
			lacks('No activity this period'),
		],
	},
	'modules-off': {
		'Site stats': ['button: Activate stats', lacks('tab: Days')],
		'Brute force protection': ['switch: off', lacks('blocked login attempts')],
		'Downtime monitoring': ['switch: off', lacks('Jetpack is watching your site')],
		'Image accelerator': ['switch: off', lacks('Your images are accelerated')],
		VideoPress: ['switch: off'],
	},
};

export const FEATURES: Table = {
	security: {
		'Brute force protection': ['switch: on', '1,234 malicious login attempts blocked'],
		'Downtime monitoring': ['switch: on', 'Jetpack is watching your site'],
		'Image accelerator': ['switch: on', 'Your images are accelerated'],
		VideoPress: ['switch: on', 'You have used your free video.'],
		[SUPPORT]: PAID,
	},
	free: { ...ON_OFFER, [SUPPORT]: NOT_PAID },
	complete: { VideoPress: [lacks('Upgrade')], [SUPPORT]: PAID },
	'firewall-old-rules': { VideoPress: ['1 free video available.', 'link: Upgrade'] },
	'protect-zero': {
		'Brute force protection': ['switch: on', 'No blocked login attempts', lacks('0 malicious')],
	},
	overridden: {
		'Image accelerator': ['switch: off', 'button: Why can’t I change this?'],
	},
	'search-active': {
		Search: [
			'Jetpack Search is powering search on your site.',
			'link: Configure your search',
			lacks('Add Search Widget'),
		],
	},
	'search-classic': {
		Search: ['Jetpack Search is powering search on your site.', 'link: Add Search Widget'],
	},
	'plan-search': { Search: ['button: Activate', lacks('Upgrade')] },
	'plan-videopress': { VideoPress: ['switch: off', lacks('Upgrade')], [SUPPORT]: PAID },
	'videopress-storage': { VideoPress: ['25% of 1TB is used.', lacks('Upgrade')] },
	'plan-vip': { VideoPress: ['0% of 1TB is used.'], [SUPPORT]: PAID },
	'no-promotions': {
		Search: [...NO_SEARCH, lacks('Upgrade')],
		VideoPress: [lacks('Upgrade')],
		Backup: [lacks('Upgrade')],
		'Security scan': [lacks('Upgrade')],
		[SUPPORT]: ['community forums', lacks('Upgrade')],
	},
};

export const PLUGINS: Table = {
	free: {
		'Anti-spam': ['button: Install Akismet'],
		'Jetpack Boost': ['button: Install', lacks('Active')],
		'Jetpack CRM': ['button: Install', lacks('Active')],
	},
	'companions-installed': {
		'Jetpack Boost': ['button: Activate', lacks('Install')],
		'Jetpack CRM': ['button: Activate', lacks('Install')],
	},
	'companions-active': {
		'Jetpack Boost': ['Active', 'link: Manage'],
		'Jetpack CRM': ['Active', 'link: Manage'],
	},
	'anti-spam-active': { 'Anti-spam': ['4,321 spam comments blocked'] },
	'anti-spam-inactive': { 'Anti-spam': ['button: Activate Akismet'] },
	'anti-spam-invalid': { 'Anti-spam': ['needs a valid key', 'link: Set your key'] },
	'anti-spam-no-key': { 'Anti-spam': ['needs a valid key', 'link: Set your key'] },
	'plan-anti-spam': { 'Anti-spam': ['Bought, not set up yet', 'button: Set up'], [SUPPORT]: PAID },
};
