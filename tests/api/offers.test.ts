/** @jest-environment jest-fixed-jsdom */
import { unreachable } from '#tests/support/wire';
import { decodes, decodesTo, enveloped, rejects, SHAPE, type Read } from './tables';

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
const OFFER = { product_slug: 'jetpack_scan', original_price: 119.4, raw_price: 59 };
const DECODED_OFFER = { productSlug: 'jetpack_scan', originalPrice: 119.4, rawPrice: 59 };
const DECODED = { jetpack_scan: DECODED_SCAN };
const SALE = { discount: 40, start_date: '2026-01-01', expires: '2026-02-01' };

it.each<Read>([
	['API-44 products in a map', 'products', { jetpack_scan: SCAN }, DECODED],
	[
		'API-36 the products for this site, with their sale and introductory price',
		'site/products',
		enveloped({
			jetpack_scan: { ...SCAN, sale_coupon: SALE, introductory_offer: { cost_per_interval: 59 } },
			jetpack_search: { ...SCAN, product_slug: 'jetpack_search', sale_coupon: [] },
		}),
		{
			jetpack_scan: { ...DECODED_SCAN, saleDiscount: 40, introductoryCost: 59 },
			jetpack_search: { ...DECODED_SCAN, productSlug: 'jetpack_search' },
		},
	],
	['API-36 products beside a malformed one', 'site/products', enveloped([{ x: 1 }, SCAN]), DECODED],
	[
		'API-47 OFFER-07 introductory offers beside a malformed one',
		'intro-offers',
		enveloped([
			{ ...OFFER, raw_price: 'about 59' },
			{ ...OFFER, extra: 1 },
		]),
		[DECODED_OFFER],
	],
])('decodes %s', decodes);

it.each([
	['as text', '119.40', 119.4],
	['of zero', 0, 0],
	['missing', undefined, null],
	['null', null, null],
	['that is no number', 'free', null],
	['that is empty', '', null],
	['below zero', -5, null],
])('API-36 decodes a price %s', (_what, cost, decoded) =>
	decodesTo('', 'site/products', enveloped([{ ...SCAN, cost }]), {
		jetpack_scan: { cost: decoded },
	}),
);

it.each([
	['a year', { cost_per_interval: 59 }, 59],
	['a trial month', { cost_per_interval: 0, interval_unit: 'month', interval_count: 1 }, null],
	['two years', { cost_per_interval: 59, interval_unit: 'year', interval_count: 2 }, null],
])('API-36 decodes the introductory price of %s', (_what, introductory_offer, decoded) =>
	decodesTo('', 'site/products', enveloped([{ ...SCAN, introductory_offer }]), {
		jetpack_scan: { introductoryCost: decoded },
	}),
);

const REFUSAL = { code: 'unauthorized', message: 'No &amp; never' };
const OLD_REFUSAL = { error: 'unauthorized', message: 'No &amp; never' };
const REFUSED = { kind: 'envelope', code: 'unauthorized', message: 'No & never' };
const away = (code: string) => ({ kind: 'envelope', code });

it.each<Read>([
	[
		'API-36 a refusal that the site wrapped as a success',
		'site/products',
		enveloped({ ...REFUSAL, data: { status: 403 } }),
		REFUSED,
	],
	['API-36 an older one', 'site/products', enveloped(OLD_REFUSAL), REFUSED],
	['API-36 malformed products only', 'site/products', enveloped([{ x: 1 }]), SHAPE],
	['API-47 a 204, which is not "no offers"', 'intro-offers', undefined, SHAPE, 204],
	['API-47 a refusal to unlinked users', 'intro-offers', unreachable('failed'), away('failed')],
])('rejects %s', rejects);
