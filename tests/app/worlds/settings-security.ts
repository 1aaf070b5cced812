import { lacks, type Table } from './expectation';
import { OOPS } from './protection';

const BOTH = 'Backups and security scanning';
const OFFER = 'Protect your site from spam';
const PLAN = 'Includes a key, and checks comments and forms automatically.';
const FIX = 'link: Fix threats (opens in a new tab)';
const CONFIGURE = 'link: Configure your security scans (opens in a new tab)';

/** The key's card is collapsible, so its texts count as the page's. */
export const ANTI_SPAM: Table = {
	'anti-spam-active': {
		page: ['Anti-spam Your site is protected from spam.', 'button: Anti-spam'],
		[OFFER]: null,
	},
	'anti-spam-invalid': {
		page: ['Anti-spam Your site is not protected from spam.'],
		[OFFER]: [PLAN, 'link: Upgrade', lacks('Install Akismet')],
	},
	'anti-spam-no-key': {
		page: [
			'Your site needs an Anti-spam key. Your API key',
			'link: Get a key (opens in a new tab)',
			'button: Save settings',
		],
		[OFFER]: [PLAN, 'link: Upgrade'],
	},
	'anti-spam-inactive': {
		page: [lacks('Your API key')],
		[OFFER]: ['button: Activate Akismet', PLAN, 'link: Upgrade'],
	},
	'plan-anti-spam': { [OFFER]: ['button: Set up', lacks('Upgrade')] },
};

export const BACKUPS: Table = {
	'backup-provisioning': { [BOTH]: ['Provisioning', CONFIGURE] },
	'backup-awaiting': {
		[BOTH]: ['Awaiting credentials', 'link: Enter credentials (opens in a new tab)'],
	},
	'backup-new': { [BOTH]: ['Active', "We're backing up your site in real time."] },
	'plan-backup-daily': {
		[BOTH]: null,
		'Jetpack Backup': ['Active', "We're backing up your site daily.", lacks(CONFIGURE)],
	},
	'backup-empty': { [BOTH]: OOPS },
	'backup-failing': { [BOTH]: OOPS },
	'backup-inactive': { [BOTH]: ['Bought, not set up yet', lacks('Oops!')] },
	'backup-unknown': { [BOTH]: OOPS },
	'no-backups': { [BOTH]: null, 'Jetpack Backup': null },
	threats: {
		[BOTH]: ['3 security threats were found on your site.', FIX],
	},
};

export const VAULTS: Table = {
	'vaultpress-clear': {
		[BOTH]: [
			'VaultPress backs up this site and scans it for threats.',
			CONFIGURE,
			lacks('were found'),
		],
	},
	'vaultpress-backups-only': {
		[BOTH]: ['VaultPress backs up this site.', lacks('scans it for threats')],
	},
	'vaultpress-threats': {
		[BOTH]: ['2 security threats were found on your site.', FIX],
	},
	'vaultpress-not-registered': {
		[BOTH]: [
			'its registration key is missing',
			'link: Find your registration key (opens in a new tab)',
		],
	},
	'vaultpress-missing': { [BOTH]: ['Install it to use them.', 'button: Install VaultPress'] },
	'vaultpress-installed': { [BOTH]: ['Activate it to use them.', 'button: Activate VaultPress'] },
	'vaultpress-missing-free': {
		[BOTH]: ["Backups and scans aren't included yet", lacks('VaultPress')],
	},
};
