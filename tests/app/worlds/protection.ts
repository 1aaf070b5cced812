import { lacks, type Expectation, type Said, type Table } from './expectation';

/** The site status if only Akismet needs something: the plan includes it, and it isn't installed. */
const FIX = 'link: Fix threats (opens in a new tab)';
const PAID: Said[] = [
	"Your plan includes anti-spam, but it's off",
	'button: Set up',
	lacks('All quiet'),
];

export const OOPS: Said[] = [
	'Oops!',
	'The Jetpack Backup and Scan status could not be retrieved at this time.',
	'button: Try again',
];

const NO_BACKUPS: Said[] = ["This site isn't backed up.", lacks('Connected')];

const NOT_STARTED: Said[] = [
	lacks('Bought, not set up yet'),
	"Your backups haven't started yet.",
	'link: Contact support (opens in a new tab)',
	lacks('Upgrade'),
];

const NO_SCAN: Expectation = {
	'Security scan': ["This site isn't scanned for malware.", 'link: Upgrade'],
};

const CLEAR: Said[] = [
	'Secure',
	'No security threats found. Your site will continue to be monitored for future threats.',
	'link: See details (opens in a new tab)',
];

const DAILY: Said[] = [
	'Connected',
	"We're backing up your site daily.",
	'link: View your backups (opens in a new tab)',
];

const REAL_TIME: Said[] = [
	'Connected',
	"We're backing up your site in real time.",
	'link: View your backups (opens in a new tab)',
];

const CREDENTIALS: Said[] = [
	'Action needed',
	'Please finish your setup by entering your server’s credentials.',
	'link: Enter credentials (opens in a new tab)',
	lacks('Secure'),
];

const BACKUP_CREDENTIALS: Said[] = [
	'Action needed',
	'link: Enter credentials (opens in a new tab)',
	lacks('Connected'),
];

const BACKUP_SETUP: Said[] = ['Setting up', "We're setting up your backups."];
const SCAN_SETUP: Said[] = [
	'Setting up',
	'We are configuring your site protection.',
	lacks('Secure'),
];

export const SCANS: Table = {
	security: {
		'Site status': [
			...PAID,
			'4 of 5 on',
			'link: Backups Real time',
			'link: Scan Clear, 2h ago',
			'link: Anti-spam Off',
			'link: Logins 1,234 blocked',
			'link: Downtime Watching',
		],
		'Security scan': CLEAR,
		Backup: REAL_TIME,
	},
	threats: {
		'Site status': [
			'3 threats found',
			'Threat: Suspicious.File.1 in strange-1.php',
			FIX,
			lacks('All quiet'),
		],
		'Security scan': [
			'3 threats',
			'3 security threats were found on your site.',
			FIX,
			lacks('No security threats found.'),
		],
	},
	'scan-one-threat': {
		'Security scan': [
			'1 threat',
			'1 security threat was found on your site.',
			'link: Fix threat (opens in a new tab)',
			lacks('1 threats'),
		],
	},
	'scan-no-credentials': {
		'Site status': ["Malware scans aren't running", 'link: Enter credentials (opens in a new tab)'],
		'Security scan': CREDENTIALS,
		Backup: REAL_TIME,
	},
	'scan-stale': {
		'Site status': [
			'Not scanned for',
			'link: See scans (opens in a new tab)',
			'3 of 5 on',
			lacks('Clear'),
			lacks('All quiet'),
		],
		'Security scan': CLEAR,
	},
	'scan-provisioning': {
		'Site status': [...PAID, 'link: Scan Being set up'],
		'Security scan': SCAN_SETUP,
		Backup: REAL_TIME,
	},
	'scan-scanning': { 'Security scan': CLEAR },
	'scan-failing': {
		'Site status': [
			"Couldn't check your malware scans",
			'3 of 5 on, 1 unknown',
			'link: Scan Unknown',
			lacks('Clear'),
		],
		'Security scan': OOPS,
		Backup: REAL_TIME,
	},
	'plan-scan': { 'Security scan': CLEAR, Backup: NO_BACKUPS },
	free: {
		'Site status': [
			'No backups, no malware scans',
			'link: Compare plans',
			'link: Backups None',
			lacks('button: Install Akismet'),
			lacks('All quiet'),
		],
		...NO_SCAN,
		Backup: [...NO_BACKUPS, 'link: Upgrade'],
	},
};

/** What couldn't be checked comes before the anti-spam that is off. */
const UNCHECKED: Said[] = [
	"Couldn't check your backups",
	'button: Try again',
	'link: Backups Unknown',
	'3 of 5 on, 1 unknown',
	lacks('All quiet'),
];

export const BACKUPS: Table = {
	'backup-awaiting': { Backup: BACKUP_CREDENTIALS, 'Security scan': CLEAR },
	'backup-provisioning': { Backup: BACKUP_SETUP, 'Security scan': CLEAR },
	'awaiting-credentials': {
		'Site status': [
			"Backups and malware scans aren't running",
			'Backups and scans need your server credentials.',
		],
		Backup: BACKUP_CREDENTIALS,
		'Security scan': CREDENTIALS,
	},
	provisioning: { Backup: BACKUP_SETUP, 'Security scan': SCAN_SETUP },
	'backup-empty': { Backup: NOT_STARTED },
	'purchases-several': {
		Backup: NOT_STARTED,
		'Security scan': ["Your malware scans haven't started yet.", lacks('Bought, not set up yet')],
	},
	'backup-inactive': { Backup: NOT_STARTED },
	'backup-unknown': { 'Site status': UNCHECKED, Backup: OOPS },
	'backup-failing': {
		'Site status': UNCHECKED,
		Backup: OOPS,
		'Security scan': CLEAR,
	},
	'backup-new': { Backup: REAL_TIME },
	'getting-started-dismissed': { Backup: REAL_TIME, 'Jetpack in your pocket': null },
	'plan-backup-daily': { Backup: DAILY, ...NO_SCAN },
	'plan-backup-realtime': { Backup: REAL_TIME, ...NO_SCAN },
	'plan-backup-t0': { Backup: REAL_TIME, ...NO_SCAN },
	'plan-personal': { Backup: DAILY },
};

export const VAULTS: Table = {
	'vaultpress-threats': {
		'Site status': ['2 threats found', 'Found by VaultPress.'],
		'Security scan': ['2 security threats were found on your site.', FIX],
	},
	'vaultpress-clear': { 'Security scan': ["No threats found, you're good to go!"] },
	'vaultpress-backups-only': {
		'Security scan': [lacks('were found'), lacks('Upgrade')],
		Backup: ['VaultPress is backing up your site.', lacks('Upgrade')],
	},
	'vaultpress-not-registered': {
		'Site status': ["VaultPress isn't set up", 'link: Find your key (opens in a new tab)'],
		'Security scan': ['VaultPress is having difficulties scanning', 'registration key'],
	},
	'vaultpress-missing': {
		'Site status': ["VaultPress isn't set up", 'button: Install VaultPress'],
		'Security scan': ["isn't installed", 'button: Install VaultPress'],
		Backup: ['button: Install VaultPress'],
	},
	'vaultpress-installed': {
		'Security scan': ["isn't active", 'button: Activate VaultPress'],
	},
	'vaultpress-missing-free': NO_SCAN,
};
