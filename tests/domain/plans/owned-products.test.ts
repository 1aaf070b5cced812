import {
	describePurchase,
	findPlanPurchase,
	findProducts,
	getOwnedName,
	listOwnedProducts,
} from '@/domain/plans/owned-products';
import type { Purchase } from '@/domain/plans/purchases';
import { knownData } from '@/lib/remote';
import { purchasesOf } from '#tests/support/entitlements';

const NOW = Date.UTC(2026, 0, 31, 12);

const textOf = (expiryDate: string, purchaseDate = '2025-02-03T10:00:00+00:00', more = {}) =>
	describePurchase(
		{ expiryDate, purchaseDate, isRefundable: false, dateFormat: 'F j, Y', ...more },
		'en',
		NOW,
	);

it.each([
	['', 'Purchased on February 3, 2025.'],
	['2027-01-01T00:00:00+00:00', 'Renews on January 1, 2027.'],
	['2026-01-31T12:00:01+00:00', 'Renews on January 31, 2026.'],
	['2026-01-31T11:59:59+00:00', 'Expired on January 31, 2026.'],
	['2020-05-06 07:08:09', 'Expired on May 6, 2020.'],
])('PLAN-16 PLAN-17 PLAN-18 describes the expiry "%s": %s', (expiry, text) => {
	expect(textOf(expiry)).toBe(text);
});

it('PLAN-16 shows the purchase date of a refundable purchase, regardless of its expiry', () => {
	for (const expiry of ['2027-01-01', '2020-01-01', 'never']) {
		const text = textOf(expiry, undefined, { isRefundable: true });
		expect(text).toBe('Purchased on February 3, 2025.');
	}
});

it.each(['0000-00-00', '0000-00-00 00:00:00', '2026-02-30', '2026-13-01', 'soon', '-1', 'NaN'])(
	'PLAN-19 shows nothing for the date "%s"',
	(date) => {
		expect(textOf(date)).toBe('');
		expect(textOf('', date)).toBe('');
	},
);

it('PLAN-20 formats the date as the site does, in the user’s language', () => {
	const fields = { expiryDate: '2027-03-08', purchaseDate: '', isRefundable: false };
	const text = describePurchase({ ...fields, dateFormat: 'j. F Y' }, 'de', NOW);
	expect(text).toBe('Renews on 8. März 2027.');
});

const [SCAN] = knownData(purchasesOf('jetpack_scan')) ?? [];
const purchaseOf = (productSlug: string, more: Partial<Purchase> = {}): Purchase => ({
	...SCAN!,
	productSlug,
	...more,
});

const listed = (planSlug: string, purchases: Purchase[], products: string[] = []) =>
	listOwnedProducts({ planSlug, purchases, products }).map(({ name }) => name);

it('PLAN-04 lists active products, without the plan', () => {
	const purchases = [
		purchaseOf('jetpack_complete_monthly'),
		purchaseOf('jetpack_scan_monthly'),
		purchaseOf('jetpack_search', { isActive: false }),
	];
	const record = ['jetpack_complete', 'jetpack_scan'];
	expect(listed('jetpack_complete', purchases, record)).toEqual(['Jetpack Scan']);
	const twice = ['jetpack_scan', 'jetpack_scan', 'jetpack_crm'];
	expect(listed('jetpack_free', [], twice)).toEqual(['Jetpack Scan', 'jetpack_crm']);
});

it.each(['jetpack_scan', 'jetpack_anti_spam_monthly', 'jetpack_videopress', 'jetpack_unheard_of'])(
	'PLAN-12 lists %s although it is the plan',
	(slug) => {
		expect(listed(slug, [purchaseOf(slug)])).toHaveLength(1);
		expect(listed(slug, [], [slug])).toHaveLength(1);
	},
);

it('names a product: our name, the provider’s, its slug or a placeholder', () => {
	expect(getOwnedName('jetpack_scan', 'Old Scan')).toBe('Jetpack Scan');
	expect(getOwnedName('jetpack_crm', 'Jetpack CRM')).toBe('Jetpack CRM');
	expect(getOwnedName('jetpack_crm')).toBe('jetpack_crm');
	expect(getOwnedName('')).toBe('Unnamed product');
});

it('gives two purchases with the same ID different keys', () => {
	const purchases = [purchaseOf('jetpack_scan', { id: 0 }), purchaseOf('jetpack_scan', { id: 0 })];
	const twice = listOwnedProducts({ planSlug: 'jetpack_free', purchases, products: [] });
	expect(new Set(twice.map(({ key }) => key)).size).toBe(2);
});

it('finds the purchase of the plan, preferring an active one', () => {
	const old = purchaseOf('jetpack_complete', { id: 1, isActive: false });
	const present = purchaseOf('jetpack_complete_monthly', { id: 2 });
	const planSlug = 'jetpack_complete';
	expect(findPlanPurchase({ planSlug, purchases: [old, present] })).toBe(present);
	expect(findPlanPurchase({ planSlug, purchases: [old] })).toBe(old);
	expect(findPlanPurchase({ planSlug, purchases: [] })).toBeUndefined();
});

it('finds products by part of their name or slug', () => {
	const purchases = [purchaseOf('jetpack_scan'), purchaseOf('jetpack_anti_spam')];
	const products = listOwnedProducts({ planSlug: 'jetpack_free', purchases, products: [] });
	const names = (typed: string) => findProducts(products, typed).map(({ name }) => name);
	expect(names(' SCAN ')).toEqual(['Jetpack Scan']);
	expect(names('anti_spam')).toEqual(['Jetpack Anti-spam']);
	expect(names('')).toHaveLength(2);
	expect(names('(')).toEqual([]);
});
