import * as v from 'valibot';
import type { ProductOffer, Upsell } from '@/domain/recommendations/offers';
import type { RecommendationsData, RecommendationValue } from '@/domain/recommendations/data';
import type { Client } from '../client';
import {
	decoder,
	flagOr,
	listOf,
	mapOf,
	numberOr,
	objectOf,
	plainList,
	plainOr,
	textOr,
	unwrapped,
} from '../decode';

/** Strict for every value, because a save sends all of them back and the server accepts no others. Only 11.6 stores null. */
const valueSchema = v.pipe(
	v.union([v.boolean(), v.literal(0), v.literal(1), v.string(), v.null(), listOf(v.string())]),
	v.transform((value): RecommendationValue => (typeof value === 'number' ? value === 1 : value)),
);

const offerFields = {
	title: plainOr(),
	description: plainOr(),
	cost: numberOr(null),
	currency_code: textOr(),
	cost_timeframe: plainOr(),
	billing_timeframe: plainOr(),
	features: plainList(),
	cta_text: plainOr(),
	cta_link: textOr(),
	available: flagOr(true),
	fullPrice: numberOr(null),
	upgradeUrl: textOr(),
	includedInPlans: plainList(),
	key: textOr(),
};

type WireOffer = v.InferOutput<v.ObjectSchema<typeof offerFields, undefined>>;

const toOffer = (productSlug: string, wire: WireOffer): ProductOffer => ({
	productSlug,
	title: wire.title,
	description: wire.description,
	cost: wire.cost,
	currencyCode: wire.currency_code,
	costTimeframe: wire.cost_timeframe,
	billingTimeframe: wire.billing_timeframe,
	features: wire.features,
	callToAction: { text: wire.cta_text, url: wire.cta_link },
	isAvailable: wire.available,
	fullPrice: wire.fullPrice,
	upgradeUrl: wire.upgradeUrl,
	includedInPlans: wire.includedInPlans,
	key: wire.key,
});

const suggestionSchema = v.pipe(
	objectOf({ slug: v.string(), ...offerFields }),
	v.transform(({ slug, ...offer }) => toOffer(slug, offer)),
);

/** For an unlinked user it is only `{ hide_upsell: true }`. */
const upsellSchema = v.pipe(
	objectOf({ hide_upsell: flagOr(false), product_slug: textOr(), ...offerFields }),
	v.transform(({ hide_upsell: isHidden, product_slug: slug, ...offer }): Upsell => ({
		...toOffer(slug, offer),
		// Hidden without a product, too.
		isHidden: isHidden || slug === '',
	})),
);

/** Jetpack 11.2 refuses a null that 11.6 may have stored. */
const withoutNulls = (data: RecommendationsData): RecommendationsData =>
	Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));

const acknowledgedSchema = v.literal(true);

export const recommendationsApi = (client: Client) => ({
	/** The saved data of the assistant (API-38). */
	loadData: () => client.get('recommendations/data', decoder(mapOf(valueSchema))),
	/** Replaces the saved data (API-39); the server ignores empty data. */
	saveData: (data: RecommendationsData) =>
		client.write('recommendations/data', decoder(acknowledgedSchema), {
			data: withoutNulls(data),
		}),
	/** Remembers the step where the assistant continues (API-43). */
	saveStep: (step: string) =>
		client.write('recommendations/step', decoder(acknowledgedSchema), { step }),
	/** API-40. For an unlinked user it is an empty list, as JSON in a string. */
	loadSuggestions: () =>
		client.get('recommendations/product-suggestions', decoder(unwrapped(listOf(suggestionSchema)))),
	/** The offer beside the assistant (API-41). */
	loadUpsell: () => client.get('recommendations/upsell', decoder(upsellSchema)),
	/** The steps that only some sites see (API-42). */
	loadConditional: () => client.get('recommendations/conditional', decoder(listOf(v.string()))),
});
