import {
	ACTIVE_PURCHASE_FLAG,
	datePurchases,
	isSameProduct,
	withoutTerm,
} from '@/domain/plans/purchases';
import { purchaseSchema } from '@/api/entities/site';
import { decoder } from '@/api/decode';

const wire = {
	ID: 1,
	product_slug: 'jetpack_scan',
	product_name: 'Scan',
	expiry_date: '2027-01-01',
	subscribed_date: '2026-01-01',
	is_refundable: true,
};
const decode = decoder(purchaseSchema);

it("CONST-04 DATA-06 decodes a purchase, with only the string '1' as active", () => {
	expect(ACTIVE_PURCHASE_FLAG).toBe('1');
	expect(decode({ ...wire, active: '1' })).toEqual({
		id: 1,
		productSlug: 'jetpack_scan',
		productName: 'Scan',
		expiryDate: '2027-01-01',
		subscribedDate: '2026-01-01',
		isRefundable: true,
		isActive: true,
	});
	for (const active of ['0', '']) {
		expect(decode({ ...wire, active }).isActive).toBe(false);
	}
});

it.each([1, true, 'true'])(
	'leaves open whether a purchase with the flag %p is active, and does not count it as in force',
	(active) => {
		const purchase = decode({ ...wire, active });
		expect(purchase.isActive).toBeNull();
		expect(datePurchases([purchase], 0)).toMatchObject([{ isInForce: false }]);
	},
);

it('DATA-07 ignores the term when it compares slugs', () => {
	expect(withoutTerm('jetpack_scan_monthly')).toBe('jetpack_scan');
	expect(withoutTerm('jetpack_scan')).toBe('jetpack_scan');
	expect(isSameProduct('jetpack_scan_monthly', 'jetpack_scan')).toBe(true);
	expect(isSameProduct('jetpack_scan', 'jetpack_search')).toBe(false);
});

const NOW = Date.UTC(2026, 0, 31);

it.each([
	['that ends later', { active: '1', expiry_date: '2026-02-01', is_refundable: false }, true],
	['that has expired', { active: '1', expiry_date: '2026-01-30', is_refundable: false }, false],
])('DATA-06 decides whether a purchase %s is in force', (_title, patch, isInForce) => {
	expect(datePurchases([decode({ ...wire, ...patch })], NOW)).toMatchObject([{ isInForce }]);
});
