import { resolvePrice, withDuration } from '@/domain/offers';

const SCAN = {
	productId: 2106,
	productSlug: 'jetpack_scan',
	productName: 'Scan',
	isAvailable: true,
	currencyCode: 'EUR',
	cost: 120,
	saleDiscount: null,
	introductoryCost: null,
};

it('OFFER-12 shows a twelfth of the year', () => {
	expect(resolvePrice(SCAN)).toEqual({
		currencyCode: 'EUR',
		fullPerMonth: 10,
		perMonth: 10,
		discountPercent: 0,
	});
});

it.each([
	['an introductory price', { introductoryCost: 59.4 }, 4.95, 51],
	['a sale', { saleDiscount: 40 }, 6, 40],
	['the better of both', { saleDiscount: 40, introductoryCost: 90 }, 6, 40],
	['no price above the full one', { introductoryCost: 200 }, 10, 0],
])('OFFER-13 counts %s', (_name, offer, perMonth, discountPercent) => {
	const price = resolvePrice({ ...SCAN, ...offer });
	expect(price.perMonth).toBeCloseTo(perMonth);
	expect(price).toMatchObject({ fullPerMonth: 10, discountPercent });
});

it('OFFER-13 has no discount on what is free', () => {
	expect(resolvePrice({ ...SCAN, cost: 0, saleDiscount: 50 }).discountPercent).toBe(0);
});

it('OFFER-10 OFFER-11 sells by the year unless by the month is asked for', () => {
	expect(withDuration('jetpack_scan')).toBe('jetpack_scan');
	expect(withDuration('jetpack_scan', 'yearly')).toBe('jetpack_scan');
	expect(withDuration('jetpack_scan', 'monthly')).toBe('jetpack_scan-monthly');
});
