import * as v from 'valibot';
import type { IntroOffer, OfferedProduct, OfferedProducts } from '@/domain/plans/offers';
import type { SiteDiscount } from '@/domain/site/types';
import type { Client } from '../client';
import {
	fieldOf,
	flagOr,
	listOf,
	number,
	numberOr,
	objectOf,
	orNull,
	plainOr,
	renamed,
	textOr,
} from '../decode';
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

const productSchema = renamed({
	productId: ['product_id', numberOr(0)],
	productSlug: ['product_slug', v.string()],
	productName: ['product_name', plainOr()],
	// Never sells a product that may not be for sale.
	isAvailable: ['available', flagOr(false)],
	currencyCode: ['currency_code', textOr()],
	cost: ['cost', numberOr(null)],
	saleDiscount: ['sale_coupon', orNull(fieldOf('discount', number()))],
	introductoryCost: ['introductory_offer', orNull(introductorySchema)],
});

/** A list that skips malformed items, but is rejected if all of them are malformed. */
const listOfSome = <S extends v.GenericSchema>(item: S) =>
	v.pipe(
		listOf(orNull(item)),
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
const introOfferSchema = renamed({
	productSlug: ['product_slug', v.string()],
	originalPrice: ['original_price', number()],
	rawPrice: ['raw_price', number()],
});

const discountSchema = renamed({
	code: ['code', textOr()],
	discount: ['discount', numberOr(0)],
	expiryDate: ['expiry_date', textOr()],
	// Never promises a discount that may be used up.
	isUsed: ['is_used', flagOr(true)],
});

/** All data comes from the provider. An empty answer is a failure, never "no offers". */
export const offersApi = (client: Client) => ({
	/** The products that this site can buy, at its own prices (API-36). */
	loadSiteProducts: () => client.getFromProvider('site/products', enveloped(productsSchema)),
	/** API-47. Users without a linked account get a refusal with HTTP 200. */
	loadIntroOffers: (): Promise<IntroOffer[]> =>
		client.getFromProvider('intro-offers', enveloped(listOfSome(introOfferSchema))),
	loadDiscount: (): Promise<SiteDiscount> =>
		client.getFromProvider('site/discount', enveloped(discountSchema)),
});
