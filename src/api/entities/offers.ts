import * as v from 'valibot';
import type { IntroOffer, OfferedProduct, OfferedProducts } from '@/domain/plans/offers';
import type { SiteDiscount } from '@/domain/site/types';
import type { Client } from '../client';
import * as d from '../decode';
import { enveloped } from '../provider-answer';

/** Only the price of the first year: the price of a one-month trial is ignored. */
const introductorySchema = v.pipe(
	d.objectOf({
		cost_per_interval: d.numberOr(null),
		interval_unit: d.textOr('year'),
		interval_count: d.numberOr(1),
	}),
	v.transform((offer) =>
		offer.interval_unit === 'year' && offer.interval_count === 1 ? offer.cost_per_interval : null,
	),
);

const productSchema = d.renamed({
	productId: ['product_id', d.numberOr(0)],
	productSlug: ['product_slug', v.string()],
	productName: ['product_name', d.plainOr()],
	// Never sells a product that may not be for sale.
	isAvailable: ['available', d.flagOr(false)],
	currencyCode: ['currency_code', d.textOr()],
	cost: d.numberOr(null),
	saleDiscount: ['sale_coupon', d.orNull(d.fieldOf('discount', d.number()))],
	introductoryCost: ['introductory_offer', d.orNull(introductorySchema)],
});

/** A list that skips malformed items, but is rejected if all of them are malformed. */
const listOfSome = <S extends v.GenericSchema>(item: S) =>
	v.pipe(
		d.listOf(d.orNull(item)),
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
const introOfferSchema = d.renamed({
	productSlug: ['product_slug', v.string()],
	originalPrice: ['original_price', d.number()],
	rawPrice: ['raw_price', d.number()],
});

const discountSchema = d.renamed({
	code: d.textOr(),
	discount: d.numberOr(0),
	expiryDate: ['expiry_date', d.textOr()],
	// Never promises a discount that may be used up.
	isUsed: ['is_used', d.flagOr(true)],
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
