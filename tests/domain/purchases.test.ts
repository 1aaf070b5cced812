import { ACTIVE_PURCHASE_FLAG, isSameProduct, withoutTerm } from '@/domain/purchases';
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

it("CONST-04 counts only the string '1' as active", () => {
	expect(ACTIVE_PURCHASE_FLAG).toBe('1');
	expect(decode({ ...wire, active: '1' }).isActive).toBe(true);
	for (const active of ['0', '', 1, true, 'true']) {
		expect(decode({ ...wire, active }).isActive).toBe(false);
	}
});

it('DATA-06 reads a purchase', () => {
	expect(decode({ ...wire, active: '1' })).toEqual({
		id: 1,
		productSlug: 'jetpack_scan',
		productName: 'Scan',
		expiryDate: '2027-01-01',
		subscribedDate: '2026-01-01',
		isRefundable: true,
		isActive: true,
	});
});

it('DATA-07 ignores the term when slugs are compared', () => {
	expect(withoutTerm('jetpack_scan_monthly')).toBe('jetpack_scan');
	expect(withoutTerm('jetpack_scan')).toBe('jetpack_scan');
	expect(isSameProduct('jetpack_scan_monthly', 'jetpack_scan')).toBe(true);
	expect(isSameProduct('jetpack_scan', 'jetpack_search')).toBe(false);
});
