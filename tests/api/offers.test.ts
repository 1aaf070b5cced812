/** Needs a page: the DOM decodes the entities in server messages.
 *
 * @jest-environment jest-fixed-jsdom
 */
import { createTestStore } from '#tests/support/store';
import { answerGet, crash, unreachable } from '#tests/support/wire';
import { catalogApi } from '@/api/entities/catalog';
import { offersApi } from '@/api/entities/offers';

const calls = () => createTestStore().api(offersApi);
const catalogCalls = () => createTestStore().api(catalogApi);
const enveloped = (data: unknown) => ({ code: 'success', message: '', data });

const SCAN = {
	product_id: 2106,
	product_slug: 'jetpack_scan',
	product_name: 'Jetpack Scan',
	available: true,
	currency_code: 'EUR',
	cost: 119.4,
	price_tier_list: [],
};

const DECODED_SCAN = {
	productId: 2106,
	productSlug: 'jetpack_scan',
	productName: 'Jetpack Scan',
	isAvailable: true,
	currencyCode: 'EUR',
	cost: 119.4,
	saleDiscount: null,
	introductoryCost: null,
};

const REFUSAL = { code: 'unauthorized', message: 'No &amp; never' };

it('API-35 decodes the plans, which have no envelope', async () => {
	const api = catalogCalls();
	answerGet('plans', [
		{ product_id: 2000, product_slug: 'jetpack_premium', product_name: 'P', formatted_price: '€9' },
	]);
	await expect(api.loadPlans()).resolves.toEqual([
		{ productId: 2000, productSlug: 'jetpack_premium', productName: 'P' },
	]);
	answerGet('plans', []);
	await expect(api.loadPlans()).resolves.toEqual([]);
});

it('API-35 rejects the provider’s refusal with HTTP 200', async () => {
	const api = catalogCalls();
	answerGet('plans', REFUSAL);
	await expect(api.loadPlans()).rejects.toMatchObject({
		kind: 'envelope',
		code: 'unauthorized',
		message: 'No & never',
	});
});

it('API-35 rejects an empty body instead of treating it as no plans', async () => {
	const api = catalogCalls();
	answerGet('plans', undefined);
	await expect(api.loadPlans()).rejects.toMatchObject({ kind: 'shape' });
});

it.each([
	['a list', [SCAN]],
	['a map', { jetpack_scan: SCAN }],
])('API-44 decodes the products of %s', async (_form, body) => {
	const api = catalogCalls();
	answerGet('products', body);
	await expect(api.loadProducts()).resolves.toEqual({ jetpack_scan: DECODED_SCAN });
});

it('API-44 rejects an error envelope with HTTP 200', async () => {
	const api = catalogCalls();
	answerGet('products', unreachable('failed_to_fetch_data'));
	await expect(api.loadProducts()).rejects.toMatchObject({
		kind: 'envelope',
		code: 'failed_to_fetch_data',
	});
});

it('API-36 decodes the products for this site, with their sale and introductory price', async () => {
	const api = calls();
	const sale = { discount: 40, start_date: '2026-01-01', expires: '2026-02-01' };
	answerGet(
		'site/products',
		enveloped({
			jetpack_scan: { ...SCAN, sale_coupon: sale, introductory_offer: { cost_per_interval: 59 } },
			jetpack_search: { ...SCAN, product_slug: 'jetpack_search', sale_coupon: [] },
		}),
	);
	await expect(api.loadSiteProducts()).resolves.toEqual({
		jetpack_scan: { ...DECODED_SCAN, saleDiscount: 40, introductoryCost: 59 },
		jetpack_search: { ...DECODED_SCAN, productSlug: 'jetpack_search' },
	});
});

it.each([
	['newer', { ...REFUSAL, data: { status: 403 } }],
	['older', { error: 'unauthorized', message: 'No &amp; never' }],
])(
	'API-36 rejects a refusal that the site wrapped as a success, in the %s form',
	async (_age, data) => {
		const api = calls();
		answerGet('site/products', enveloped(data));
		await expect(api.loadSiteProducts()).rejects.toMatchObject({
			kind: 'envelope',
			code: 'unauthorized',
			message: 'No & never',
		});
	},
);

it.each([
	['as text', '119.40', 119.4],
	['of zero', 0, 0],
	['missing', undefined, null],
	['null', null, null],
	['that is no number', 'free', null],
	['that is empty', '', null],
	['below zero', -5, null],
])('API-36 decodes a price %s', async (_what, cost, decoded) => {
	const api = calls();
	answerGet('site/products', enveloped({ jetpack_scan: { ...SCAN, cost } }));
	await expect(api.loadSiteProducts()).resolves.toEqual({
		jetpack_scan: { ...DECODED_SCAN, cost: decoded },
	});
});

it.each([
	['a year', { cost_per_interval: 59 }, 59],
	['a trial month', { cost_per_interval: 0, interval_unit: 'month', interval_count: 1 }, null],
	['two years', { cost_per_interval: 59, interval_unit: 'year', interval_count: 2 }, null],
])('API-36 decodes the introductory price of %s', async (_what, introductory_offer, decoded) => {
	const api = calls();
	answerGet('site/products', enveloped({ jetpack_scan: { ...SCAN, introductory_offer } }));
	await expect(api.loadSiteProducts()).resolves.toMatchObject({
		jetpack_scan: { introductoryCost: decoded },
	});
});

it('API-36 API-47 skips malformed entries, and rejects a list with only such entries', async () => {
	const api = calls();
	answerGet('site/products', enveloped([{ surprise: true }, SCAN]));
	await expect(api.loadSiteProducts()).resolves.toEqual({ jetpack_scan: DECODED_SCAN });
	answerGet('site/products', enveloped([{ surprise: true }]));
	await expect(api.loadSiteProducts()).rejects.toMatchObject({ kind: 'shape' });
	const offer = { product_slug: 'jetpack_scan', original_price: 119.4, raw_price: 59 };
	answerGet('intro-offers', {
		code: 'success',
		data: [{ ...offer, raw_price: 'about 59' }, offer],
	});
	await expect(api.loadIntroOffers()).resolves.toHaveLength(1);
});

it('API-47 OFFER-07 decodes the introductory offers', async () => {
	const api = calls();
	answerGet('intro-offers', {
		code: 'success',
		data: [{ product_slug: 'jetpack_scan', original_price: 119.4, raw_price: 59, extra: 1 }],
	});
	await expect(api.loadIntroOffers()).resolves.toEqual([
		{ productSlug: 'jetpack_scan', originalPrice: 119.4, rawPrice: 59 },
	]);
});

it('API-47 rejects a 204 instead of treating it as no offers', async () => {
	const api = calls();
	answerGet('intro-offers', undefined, 204);
	await expect(api.loadIntroOffers()).rejects.toMatchObject({ kind: 'shape' });
});

it('API-47 rejects the refusal for an unlinked user', async () => {
	const api = calls();
	answerGet('intro-offers', unreachable('intro_offers_fetch_failed'));
	await expect(api.loadIntroOffers()).rejects.toMatchObject({
		kind: 'envelope',
		code: 'intro_offers_fetch_failed',
	});
});

it('API-36 rejects after a crash', async () => {
	const api = calls();
	crash('get', 'site/products');
	await expect(api.loadSiteProducts()).rejects.toMatchObject({ kind: 'http', status: 500 });
});
