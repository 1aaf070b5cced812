import { each, lacks, type Expectation, type Said, type Table } from './expectation';

const PAID: Expectation = {
	...each([], 'Site accelerator', 'Anti-spam'),
	Activity: ['Active'],
	...each(null, 'Themes', 'Brute force protection'),
};
const SECURED: Expectation = {
	...PAID,
	...each([], 'VideoPress', 'Ads', 'Google Analytics', 'Publicize connections'),
	'Backups and security scanning': [],
};
const BASIC: Expectation = {
	...each([], 'Brute force protection', 'Site accelerator', 'Publicize connections', 'Activity'),
	Themes: ['link: Browse themes'],
	'Support documentation': ['link: Search our support site (opens in a new tab)'],
	...each(null, 'Anti-spam', 'Ads'),
};
const BACKED_UP: Expectation = { ...BASIC, Backup: [] };
const PLACEHOLDERS: Expectation = {
	page: ['What you bought is listed under My Products.'],
	...each(null, 'Activity', 'Site accelerator'),
};

const BAR = [
	'Got a license key? Activate it here.',
	'link: Activate a Product',
	'link: Recommendations',
];
const named = (name: string, ...said: Said[]): Expectation => ({
	[name]: [`This site is on the ${name} plan.`, ...said],
});

export const PLANS: Table = {
	free: {
		...BASIC,
		...named('Jetpack Free', 'link: Compare plans'),
		// The list of what can be added has its price.
		Backup: ["This site isn't backed up.", lacks('Upgrade')],
		page: BAR,
		'My Products': null,
	},
	'no-backups': { 'What you can add': ['Search', lacks('Backup'), lacks('Scan')] },
	'plan-personal': { ...PAID, ...named('Jetpack Personal'), VideoPress: null, Backup: [] },
	'plan-premium': { ...SECURED, ...named('Jetpack Premium') },
	'plan-business': { ...SECURED, ...named('Jetpack Professional'), Search: [] },
	security: {
		...SECURED,
		...named('Jetpack Security (10GB)', '10GB of storage for your backups.'),
	},
	'plan-security-t2': { ...SECURED, ...named('Jetpack Security (1TB)', '1TB of storage') },
	'plan-security-daily': { ...SECURED, ...named('Jetpack Security Daily') },
	'plan-security-realtime': { ...SECURED, ...named('Jetpack Security Real-time') },
	'plan-complete-monthly': {
		...SECURED,
		...named('Jetpack Complete', 'Monthly', 'Renews on'),
		Search: [],
	},
	'plan-backup-t0': { ...BACKED_UP, ...named('Jetpack Backup (1GB)', '1GB of storage') },
	'plan-backup-t1': { ...BACKED_UP, ...named('Jetpack Backup (10GB)', '10GB of storage') },
	'plan-backup-t2': { ...BACKED_UP, ...named('Jetpack Backup (1TB)', '1TB of storage') },
	'plan-backup-daily': {
		...BACKED_UP,
		...named('Jetpack Backup (Daily)', 'Backups are kept for 30 days.'),
	},
	'plan-backup-realtime': { ...BACKED_UP, ...named('Jetpack Backup (Real-time)') },
	'plan-search': { ...BASIC, ...named('Jetpack Search'), Search: null },
	'plan-scan': {
		...PLACEHOLDERS,
		'My Products': ['Jetpack Scan', 'Renews on'],
	},
	'plan-anti-spam': { ...PLACEHOLDERS, 'My Products': ['Jetpack Anti-spam'] },
	'plan-videopress': { ...PLACEHOLDERS, 'My Products': ['Jetpack VideoPress'] },
	offline: {
		...BASIC,
		'Your plan': ['Unavailable in Offline Mode'],
		Activity: ['Unavailable in Offline Mode'],
		'Backups and security scanning': null,
		'My Products': null,
	},
};

export const PURCHASES: Table = {
	'purchases-several': {
		'My Products': ['Jetpack Backup (10GB) Renews on August 1, 2099.', lacks('Jetpack Search')],
		page: ['link: View all purchases (opens in a new tab)'],
	},
	'realtime-beside-premium': { 'My Products': ['Renews on'] },
	'purchases-thousand': {
		'My Products': ['20 of 250 shown', 'button: Show more'],
	},
	'license-detached': {
		page: ['You have an unused license for Jetpack Backup (10GB).'],
	},
	'license-screen': { 'Jetpack License': ['License key', 'button: Apply'] },
	overridden: { 'Site accelerator': null, 'Brute force protection': [] },
	'linked-admin': { ...BASIC, ...named('Jetpack Free') },
	'unlinked-admin': { ...BASIC, ...named('Jetpack Free') },
};

/** Scenarios in which My Plan redirects to At a Glance. */
export const OTHERS = ['editor-view', 'author-view', 'subscriber-view'];
