/*
 * The expected claims about backups and scans for each site, written by hand from the specification without calling any
 * rule of the product. A claim is recognized by its words on the page.
 */

export const PLANS = ['free', 'personal', 'premium', 'security', 'complete'] as const;
export const PURCHASES = [
	'nothing',
	'backup',
	'scan',
	'anti-spam',
	'all three',
	'expired',
] as const;
export const BACKUPS = [
	'provisioning',
	'awaiting-credentials',
	'active',
	'unavailable',
	'missing',
	'unknown',
] as const;
export const VAULTPRESS = ['absent', 'inactive', 'unregistered', 'working', 'threats'] as const;
export const SCANS = [
	'unavailable',
	'vaultpress',
	'provisioning',
	'no-credentials',
	'clear',
	'threats',
	'unknown',
] as const;

export interface Combination {
	plan: (typeof PLANS)[number];
	purchase: (typeof PURCHASES)[number];
	backup: (typeof BACKUPS)[number];
	vaultpress: (typeof VAULTPRESS)[number];
	scan: (typeof SCANS)[number];
}

export type Product = 'backup' | 'scan' | 'anti-spam';

const INCLUDED: Record<Combination['plan'], readonly Product[]> = {
	free: [],
	personal: ['backup', 'anti-spam'],
	premium: ['backup', 'scan', 'anti-spam'],
	security: ['backup', 'scan', 'anti-spam'],
	complete: ['backup', 'scan', 'anti-spam'],
};

const BOUGHT: Record<Combination['purchase'], readonly Product[]> = {
	nothing: [],
	backup: ['backup'],
	scan: ['scan'],
	'anti-spam': ['anti-spam'],
	'all three': ['backup', 'scan', 'anti-spam'],
	expired: [],
};

export const owns = ({ plan, purchase }: Combination, product: Product): boolean =>
	INCLUDED[plan].includes(product) || BOUGHT[purchase].includes(product);

export const isPaid = ({ plan, purchase }: Combination): boolean =>
	plan !== 'free' || BOUGHT[purchase].length > 0;

export type Claim =
	| 'works'
	| 'threats'
	| 'being set up'
	| 'needs credentials'
	| 'could not be checked'
	| 'needs a key'
	| 'install'
	| 'activate'
	| 'bought, not set up'
	| 'missing';

/** The claim if the provider has nothing and VaultPress doesn't work. */
function claimWithout(site: Combination, product: 'backup' | 'scan'): Claim {
	if (site.plan === 'premium') {
		return site.vaultpress === 'inactive' ? 'activate' : 'install';
	}
	return owns(site, product) ? 'bought, not set up' : 'missing';
}

const CLAIM_BY_PROVIDER_STATE: Partial<Record<Combination['backup'], Claim>> = {
	provisioning: 'being set up',
	'awaiting-credentials': 'needs credentials',
	active: 'works',
	unknown: 'could not be checked',
};

/** Implements BACKUP-01 to BACKUP-06, SCAN-14 and SCAN-15. */
export function getBackupClaim(site: Combination): Claim {
	const claim = CLAIM_BY_PROVIDER_STATE[site.backup];
	if (claim) {
		return claim;
	}
	if (site.vaultpress === 'unregistered') {
		return 'needs a key';
	}
	return site.vaultpress === 'working' || site.vaultpress === 'threats'
		? 'works'
		: claimWithout(site, 'backup');
}

const CLAIM_BY_SCAN_STATE: Partial<Record<Combination['scan'], Claim>> = {
	provisioning: 'being set up',
	'no-credentials': 'needs credentials',
	clear: 'works',
	threats: 'threats',
	unknown: 'could not be checked',
};

/** Implements SCAN-05 to SCAN-18. */
export function getScanClaim(site: Combination): Claim {
	const claim = CLAIM_BY_SCAN_STATE[site.scan];
	if (claim) {
		return claim;
	}
	if (site.scan === 'unavailable') {
		return owns(site, 'scan') ? 'bought, not set up' : 'missing';
	}
	switch (site.vaultpress) {
		case 'unregistered':
			return 'needs a key';
		case 'working':
			return 'works';
		case 'threats':
			return 'threats';
		default:
			return claimWithout(site, 'scan');
	}
}

type Words = readonly (readonly [Claim, RegExp])[];

export const BACKUP_CARD: Words = [
	['works', /(We're|VaultPress is) backing up your site/],
	['being set up', /setting up your backups/],
	['needs credentials', /Enter your server's credentials to start/],
	['could not be checked', /Oops!/],
	['needs a key', /can't back up your site: its registration key/],
	['install', /VaultPress backups, but VaultPress isn't installed/],
	['activate', /VaultPress backups, but VaultPress isn't active/],
	['bought, not set up', /backups haven't started yet/],
	['missing', /This site isn't backed up/],
];

export const SCAN_CARD: Words = [
	['works', /No (security )?threats found/],
	['threats', /threats? (was|were) found/],
	['being set up', /We are configuring your site protection/],
	['needs credentials', /finish your setup by entering/],
	['could not be checked', /Oops!/],
	['needs a key', /scanning your site: its registration key/],
	['install', /VaultPress scans, but VaultPress isn't installed/],
	['activate', /VaultPress scans, but VaultPress isn't active/],
	['bought, not set up', /malware scans haven't started yet/],
	['missing', /This site isn't scanned for malware/],
];

export const MY_PLAN_CARD: Words = [
	['works', /View your backups/],
	['being set up', /Setting up/],
	['needs credentials', /Enter credentials/],
	['could not be checked', /Couldn't check its status/],
	['needs a key', /Find your registration key/],
	['install', /Install VaultPress/],
	['activate', /Activate VaultPress/],
	['bought, not set up', /Bought, not set up yet/],
	['missing', /Not included in your plan/],
];

export const SECURITY_CARD: Words = [
	['works', /backing up your site|VaultPress backs up this site/],
	['being set up', /Provisioning/],
	['needs credentials', /Awaiting credentials/],
	['could not be checked', /Oops!/],
	['needs a key', /its registration key is missing/],
	['install', /Install it to use them/],
	['activate', /Activate it to use them/],
	['bought, not set up', /backups haven't started yet/],
	['missing', /Backups (and scans )?aren't included yet|doesn't back up/],
];

/** The claims of the strip about backups and scans, which doesn't say what VaultPress lacks. */
export const STATUS_BACKUP: Words = [
	['works', /Backups\s+(Real time|Daily|By VaultPress)/],
	['being set up', /Backups\s+Being set up/],
	['needs credentials', /Backups\s+Needs credentials/],
	['could not be checked', /Backups\s+Unknown/],
	['bought, not set up', /Backups\s+Not started/],
	['install', /Backups\s+Not set up/],
	['missing', /Backups\s+None/],
];

export const STATUS_SCAN: Words = [
	['works', /Scan\s+Clear/],
	['threats', /Scan\s+\d+ threats?/],
	['being set up', /Scan\s+Being set up/],
	['needs credentials', /Scan\s+Needs credentials/],
	['could not be checked', /Scan\s+Unknown/],
	['bought, not set up', /Scan\s+Not started/],
	['install', /Scan\s+Not set up/],
	['missing', /Scan\s+None/],
];

/** The claims whose words a text contains. */
export const claimsOf = <C extends string>(
	text: string,
	words: readonly (readonly [C, RegExp])[],
): C[] => words.filter(([, pattern]) => pattern.test(text)).map(([claim]) => claim);
