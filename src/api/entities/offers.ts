import * as v from 'valibot';
import type { IntroOffer, OfferedProduct, OfferedProducts } from '@/domain/offers';
import type { SiteDiscount } from '@/domain/site/types';
import type { Client } from '../client';
import { flagOr, listOf, number, numberOr, objectOf, plainOr, textOr } from '../decode';
import { enveloped } from '../provider-answer';

/** Only the price of the first year: the price of a one-month trial is ignored. */
const introductorySchema = v.pipe(
	objectOf({
		cost_per_interval: numberOr(null),
		interval_unit: textOr('year'),
		interval_count: numberOr(1),
	}),
	v.transform((offer) =>
		offer.interval_unit === 'year' && offer.interval_count === 1 ? offer.cost_per_interval : null,
	),
);

const productSchema = v.pipe(
	objectOf({
		product_id: numberOr(0),
		product_slug: v.string(),
		product_name: plainOr(),
		// Never sells a product that may not be for sale.
		available: flagOr(false),
		currency_code: textOr(),
		cost: numberOr(null),
		sale_coupon: v.fallback(v.nullable(objectOf({ discount: number() })), null),
		introductory_offer: v.fallback(v.nullable(introductorySchema), null),
	}),
	v.transform((product): OfferedProduct => ({
		productId: product.product_id,
		productSlug: product.product_slug,
		productName: product.product_name,
		isAvailable: product.available,
		currencyCode: product.currency_code,
		cost: product.cost,
		saleDiscount: product.sale_coupon && product.sale_coupon.discount,
		introductoryCost: product.introductory_offer,
	})),
);

/** A list that skips malformed items, but is rejected if all of them are malformed. */
const listOfSome = <S extends v.GenericSchema>(item: S) =>
	v.pipe(
		listOf(v.fallback(v.nullable(item), null)),
		v.check((items) => items.length === 0 || items.some((known) => known !== null)),
		v.transform((items: (v.InferOutput<S> | null)[]) => items.filter((known) => known !== null)),
	);

/** A list, or a map whose keys repeat the slugs of its values. */
export const productsSchema = v.pipe(
	listOfSome(productSchema),
	v.transform((products: OfferedProduct[]): OfferedProducts =>
		Object.fromEntries(products.map((product) => [product.productSlug, product])),
	),
);

/** A product's regular and introductory price (OFFER-07). */
const introOfferSchema = v.pipe(
	objectOf({
		product_slug: v.string(),
		original_price: number(),
		raw_price: number(),
	}),
	v.transform((offer): IntroOffer => ({
		productSlug: offer.product_slug,
		originalPrice: offer.original_price,
		rawPrice: offer.raw_price,
	})),
);

const discountSchema = v.pipe(
	objectOf({
		code: textOr(),
		discount: numberOr(0),
		expiry_date: textOr(),
		// Never promises a discount that may be used up.
		is_used: flagOr(true),
	}),
	v.transform(({ code, discount, expiry_date: expiryDate, is_used: isUsed }): SiteDiscount => ({
		code,
		discount,
		expiryDate,
		isUsed,
	})),
);

/** All data comes from the provider. An empty answer is a failure, never "no offers". */
export const offersApi = (client: Client) => ({
	/** The products that this site can buy, at its own prices (API-36). */
	loadSiteProducts: () => client.get('site/products', enveloped(productsSchema)),
	/** API-47. Users without a linked account get a refusal with HTTP 200. */
	loadIntroOffers: () => client.get('intro-offers', enveloped(listOfSome(introOfferSchema))),
	/** The provider's discount for this site. */
	loadDiscount: () => client.get('site/discount', enveloped(discountSchema)),
});
