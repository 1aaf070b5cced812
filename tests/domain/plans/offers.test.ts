import {
	findDiscount,
	formatCountdown,
	getDiscountPhase,
	isDiscountValid,
	resolvePrice,
	withDuration,
} from '@/domain/plans/offers';

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

it('OFFER-12 returns the price per month and per year', () => {
	expect(resolvePrice(SCAN)).toEqual({
		currencyCode: 'EUR',
		fullPerYear: 120,
		firstYear: 120,
		fullPerMonth: 10,
		perMonth: 10,
		discountPercent: 0,
	});
});

const OFFER = { productSlug: 'jetpack_scan', originalPrice: 120, rawPrice: 60 };

it.each([
	['an introductory price', { introductoryCost: 59.4 }, {}, 59.4, 51],
	['a sale', { saleDiscount: 40 }, {}, 72, 40],
	['the better of both', { saleDiscount: 40, introductoryCost: 90 }, {}, 72, 40],
	['a discount on top of an introductory offer', {}, { offer: OFFER, discount: 30 }, 42, 65],
	['a better sale alone', { saleDiscount: 90 }, { offer: OFFER, discount: 30 }, 12, 90],
	['no sale of more than 100 percent', { saleDiscount: 140 }, {}, 120, 0],
])('OFFER-13 applies %s', (_name, product, term, firstYear, discountPercent) => {
	const price = resolvePrice({ ...SCAN, ...product }, term);
	expect(price?.firstYear).toBeCloseTo(firstYear);
	expect(price?.perMonth).toBeCloseTo(firstYear / 12);
	expect(price).toMatchObject({ fullPerYear: 120, fullPerMonth: 10, discountPercent });
});

it('OFFER-13 has no discount on a free product', () => {
	const price = resolvePrice({ ...SCAN, cost: 0, saleDiscount: 50 });
	expect(price).toMatchObject({ firstYear: 0, discountPercent: 0 });
});

it.each([{ cost: null }, { currencyCode: '' }])('OFFER-12 returns no price with %o', (missing) => {
	expect(resolvePrice({ ...SCAN, ...missing })).toBeNull();
});

it('OFFER-10 OFFER-11 adds the term to the slug for a month only', () => {
	expect(withDuration('jetpack_scan')).toBe('jetpack_scan');
	expect(withDuration('jetpack_scan', 'yearly')).toBe('jetpack_scan');
	expect(withDuration('jetpack_scan', 'monthly')).toBe('jetpack_scan-monthly');
	expect(withDuration('something_else', 'monthly')).toBe('something_else-monthly');
});

const NOW = Date.UTC(2026, 0, 31, 12);
const DISCOUNT = {
	code: 'WELCOME30',
	discount: 30,
	expiryDate: '2026-02-01T00:00:00+00:00',
	isUsed: false,
};

it.each([
	['a current one', {}, true],
	['one with the provider’s time format', { expiryDate: '2026-01-31 12:00:01' }, true],
	['one of 0 percent', { discount: 0 }, false],
	['one of more than 100 percent', { discount: 130 }, false],
	['one that ends now', { expiryDate: '2026-01-31 12:00:00' }, false],
])('OFFER-04 checks the validity of %s: %o is %s', (_name, change, isValid) => {
	expect(isDiscountValid({ ...DISCOUNT, ...change }, NOW)).toBe(isValid);
});

describe('the advertised discount', () => {
	const offers = [
		OFFER,
		{ productSlug: 'jetpack_search', originalPrice: 99, rawPrice: 49.5 },
		{ productSlug: 'jetpack_complete', originalPrice: 1000, rawPrice: 100 },
		{ productSlug: 'jetpack_odd', originalPrice: 0, rawPrice: 0 },
	];
	const find = (slugs: string[], discount = DISCOUNT) =>
		findDiscount({ discount, introOffers: offers, products: undefined, slugs, openedAt: NOW });

	it.each([
		[['jetpack_scan'], 30, 65],
		[['jetpack_scan', 'jetpack_odd'], 100, 100],
	])('OFFER-05 the highest price reduction of %s with %d%% is %d%%', (slugs, discount, percent) => {
		expect(find(slugs, { ...DISCOUNT, discount })).toEqual({
			code: 'WELCOME30',
			rate: discount,
			percent,
			isExact: slugs.length === 1,
			expiresAt: Date.UTC(2026, 1, 1),
		});
	});

	it('OFFER-05 is null if no offer lowers the shown price', () => {
		const facts = {
			discount: DISCOUNT,
			introOffers: offers,
			slugs: [SCAN.productSlug],
			openedAt: NOW,
		};
		const at = (cost: number) => ({ jetpack_scan: { ...SCAN, cost } });
		expect(findDiscount({ ...facts, products: at(OFFER.originalPrice) })).not.toBeNull();
		expect(findDiscount({ ...facts, products: at(OFFER.originalPrice + 1) })).toBeNull();
	});

	it('OFFER-05 is null without a matching offer', () => {
		expect(find(['jetpack_none'])).toBeNull();
		expect(find(['jetpack_odd'])).toBeNull();
		const facts = { slugs: ['jetpack_scan'], products: undefined, openedAt: NOW };
		expect(findDiscount({ ...facts, discount: DISCOUNT, introOffers: undefined })).toBeNull();
		expect(findDiscount({ ...facts, discount: undefined, introOffers: offers })).toBeNull();
	});

	it('OFFER-04 is running until its end, and none if it was over before', () => {
		const found = find(['jetpack_scan']);
		expect(getDiscountPhase(found, NOW)).toBe('running');
		expect(getDiscountPhase(found, Date.UTC(2026, 1, 1) - 1)).toBe('running');
		expect(getDiscountPhase(found, Date.UTC(2026, 1, 1))).toBe('ended');
		expect(getDiscountPhase(find(['jetpack_scan'], { ...DISCOUNT, isUsed: true }), NOW)).toBe(
			'none',
		);
	});
});

const [SECOND, HOUR] = [1000, 3_600_000];

it.each([
	[26 * HOUR + 3 * 60 * SECOND + 4 * SECOND, '1d 2h 3m 4s'],
	[400 * 24 * HOUR, '400d 0h 0m 0s'],
	[0, 'Discount offer has ended'],
])('OFFER-01 OFFER-03 formats %d ms as %s', (left, text) => {
	expect(formatCountdown(left)).toBe(text);
});
