import { lacks, type Expectation } from './expectation';

/** The expected cards by the slug of the product page. Pages that are not listed are not checked. */
export type ProductPages = Record<string, Expectation>;

const BACKUP = 'Jetpack Backup';
const SECURITY = 'Jetpack Security';
const TERMS = ['The discount applies to the first term only.', '14-day money-back guarantee'];
const UPGRADE: Expectation = {
	[SECURITY]: ['Popular upgrade', '$12.45', ...TERMS, 'link: Get Jetpack Security'],
};

const forSale = (name: string, month: string): Expectation => ({
	[name]: [
		`${month} /month, paid yearly`,
		...TERMS,
		`link: Get ${name}`,
		`link: Learn more about ${name} (opens in a new tab)`,
		lacks('Popular upgrade'),
	],
	...UPGRADE,
});

/** The monthly and yearly price, formatted for the currency. */
const priced = (month: string, year: string): ProductPages => ({
	backup: { [BACKUP]: [`${month} /month, paid yearly`, `${year} a year.`] },
});

const noSale = (text: string): ProductPages => ({
	backup: { [BACKUP]: [text, lacks('link: Get Jetpack Backup'), lacks('$')], [SECURITY]: null },
});

export const PRODUCT_WORLDS: Record<string, ProductPages> = {
	free: {
		backup: forSale(BACKUP, '$4.95'),
		scan: forSale('Jetpack Scan', '$4.95'),
		search: forSale('Jetpack Search', '$4.13'),
		akismet: forSale('Jetpack Anti-spam', '$4.95'),
		videopress: forSale('Jetpack VideoPress', '$4.95'),
		security: { [SECURITY]: ['$12.45', lacks('Popular upgrade')], [BACKUP]: null },
	},
	'sold-out': {
		search: {
			'Jetpack Search': ["Jetpack Search isn't available for this site", 'link: See all plans'],
			[SECURITY]: null,
		},
	},
	sale: { backup: { [BACKUP]: ['50% off', '$59.40 for the first year'] } },
	'discount-valid': {
		backup: {
			page: ['Save up to 65% on your first year'],
			[BACKUP]: ['65% off', '$41.58 for the first year, then $119.40 a year.'],
		},
	},
	'discount-used': { backup: { page: [lacks('Save up to')], [BACKUP]: ['50% off'] } },
	'prices-eur': priced('€4.46', '€107.46'),
	'prices-jpy': priced('¥693', '¥16,716'),
	'prices-bhd': priced('BHD 1.881', 'BHD 45.372'),
	'prices-odd': {
		backup: {
			page: [lacks('Save up to')],
			[BACKUP]: ['$0.00 /month', lacks('off')],
			[SECURITY]: ['50% off'],
		},
		scan: { 'Jetpack Scan': ["You'll see the price before you pay.", 'link: Get Jetpack Scan'] },
		akismet: { 'Jetpack Anti-spam': ['$4.95 XXQ'] },
		videopress: { 'Jetpack VideoPress': ['$4.95 /month'] },
	},
	security: {
		backup: {
			[BACKUP]: ['Included in your plan', 'link: View my plan', lacks('Get Jetpack Backup')],
			[SECURITY]: null,
		},
		search: { 'Jetpack Search': ['link: Get Jetpack Search'], [SECURITY]: null },
	},
	'plan-backup-t1': { backup: { [BACKUP]: ['Active on this site'], ...UPGRADE } },
	offline: noSale('Unavailable in Offline Mode'),
	'no-promotions': noSale('Upgrades are turned off on this site.'),
	'site-only': noSale('Connect your account to see the price and upgrade.'),
	'unlinked-admin': { backup: { [BACKUP]: ['$4.95', 'link: Get Jetpack Backup'] } },
	'subscriber-view': noSale('Ask an administrator of this site to get this.'),
	'cloud-unreachable': {
		backup: { [BACKUP]: ['Included in your plan'] },
		search: { 'Jetpack Search': ["Couldn't check what your plan includes.", 'button: Try again'] },
	},
};
