import * as z from 'zod/mini';
import type {
	ProductOffer,
	RecommendationsData,
	RecommendationValue,
	Upsell,
} from '@/domain/recommendations';
import type { Client } from '../client';
import { decoder, flagOr, listOf, mapOf, textList, textOr, unwrapped } from '../decode';

/** Strict on every value: a save sends all of them back, and the server takes nothing else. Only 11.6 keeps null. */
const valueSchema = z.pipe(
	z.union([z.boolean(), z.literal(0), z.literal(1), z.string(), z.null(), listOf(z.string())]),
	z.transform((value): RecommendationValue => (typeof value === 'number' ? value === 1 : value)),
);

/** Without a price there is none, which is not a price of 0. */
const costSchema = z.transform((value: unknown) =>
	typeof value === 'number' && Number.isFinite(value) ? value : null,
);

const offerFields = {
	title: textOr(),
	description: textOr(),
	cost: costSchema,
	currency_code: textOr(),
	cost_timeframe: textOr(),
	billing_timeframe: textOr(),
	features: textList(),
	cta_text: textOr(),
	cta_link: textOr(),
};

type WireOffer = z.output<z.ZodMiniObject<typeof offerFields>>;

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
});

const suggestionSchema = z.pipe(
	z.object({ slug: z.string(), ...offerFields }),
	z.transform(({ slug, ...offer }) => toOffer(slug, offer)),
);

/** An unlinked user's is `{ hide_upsell: true }` and nothing else. */
const upsellSchema = z.pipe(
	z.object({ hide_upsell: flagOr(), product_slug: textOr(), ...offerFields }),
	z.transform(({ hide_upsell: isHidden, product_slug: slug, ...offer }): Upsell => ({
		...toOffer(slug, offer),
		// Without a product there is nothing to show.
		isHidden: isHidden || slug === '',
	})),
);

/** Jetpack 11.2 refuses the null that 11.6 may have kept. */
const withoutNulls = (data: RecommendationsData): RecommendationsData =>
	Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));

const acknowledgedSchema = z.literal(true);

export const recommendationsApi = (client: Client) => ({
	/** What the assistant remembers (API-38). */
	loadData: () => client.get('recommendations/data', decoder(mapOf(valueSchema))),
	/** Replaces all that is kept (API-39); the server ignores empty data. */
	saveData: (data: RecommendationsData) =>
		client.write('recommendations/data', decoder(acknowledgedSchema), {
			data: withoutNulls(data),
		}),
	/** Remembers where the assistant goes on (API-43). */
	saveStep: (step: string) =>
		client.write('recommendations/step', decoder(acknowledgedSchema), { step }),
	/** API-40. An unlinked user's empty list is JSON in a string. */
	loadSuggestions: () =>
		client.get('recommendations/product-suggestions', decoder(unwrapped(listOf(suggestionSchema)))),
	/** The offer beside the assistant (API-41). */
	loadUpsell: () => client.get('recommendations/upsell', decoder(upsellSchema)),
	/** The steps that only some sites are shown (API-42). */
	loadConditional: () => client.get('recommendations/conditional', decoder(listOf(z.string()))),
});
