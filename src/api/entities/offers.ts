import * as z from 'zod/mini';
import type { IntroOffer, OfferedProduct, OfferedProducts } from '@/domain/offers';
import type { Client } from '../client';
import { flagOr, listOf, numberOr, textOr } from '../decode';
import { enveloped } from '../provider-answer';

/** An amount of money, as a number or as text; null for anything else. */
const amount = () =>
	z.transform((value: unknown) => {
		const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
		return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
	});

/** Only the price of the first year: the price of a one-month trial is ignored. */
const introductorySchema = z.pipe(
	z.object({
		cost_per_interval: amount(),
		interval_unit: textOr('year'),
		interval_count: numberOr(1),
	}),
	z.transform((offer) =>
		offer.interval_unit === 'year' && offer.interval_count === 1 ? offer.cost_per_interval : null,
	),
);

const productSchema = z.pipe(
	z.object({
		product_id: numberOr(),
		product_slug: z.string(),
		product_name: textOr(),
		available: flagOr(),
		currency_code: textOr(),
		cost: amount(),
		sale_coupon: z.catch(z.nullable(z.object({ discount: z.number() })), null),
		introductory_offer: z.catch(z.nullable(introductorySchema), null),
	}),
	z.transform((product): OfferedProduct => ({
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
const listOfSome = <S extends z.ZodMiniType>(item: S) =>
	z.pipe(
		listOf(z.catch(z.nullable(item), null)).check(
			z.refine((items) => items.length === 0 || items.some((known) => known !== null)),
		),
		z.transform((items: (z.output<S> | null)[]) => items.filter((known) => known !== null)),
	);

/** A list, or a map whose keys repeat the slugs of its values. */
export const productsSchema = z.pipe(
	listOfSome(productSchema),
	z.transform((products: OfferedProduct[]): OfferedProducts =>
		Object.fromEntries(products.map((product) => [product.productSlug, product])),
	),
);

/** A product's regular and introductory price (OFFER-07). */
const introOfferSchema = z.pipe(
	z.object({
		product_slug: z.string(),
		original_price: z.number(),
		raw_price: z.number(),
	}),
	z.transform((offer): IntroOffer => ({
		productSlug: offer.product_slug,
		originalPrice: offer.original_price,
		rawPrice: offer.raw_price,
	})),
);

/** All data comes from the provider. An empty answer is a failure, never "no offers". */
export const offersApi = (client: Client) => ({
	/** The products that this site can buy, at its own prices (API-36). */
	loadSiteProducts: () => client.get('site/products', enveloped(productsSchema)),
	/** API-47. Users without a linked account get a refusal with HTTP 200. */
	loadIntroOffers: () => client.get('intro-offers', enveloped(listOfSome(introOfferSchema))),
});
