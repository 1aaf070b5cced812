import * as v from 'valibot';
import type { ProductOffer, Upsell } from '@/domain/recommendations/offers';
import type { RecommendationsData, RecommendationValue } from '@/domain/recommendations/data';
import type { Client } from '../client';
import * as d from '../decode';

/** Strict for every value, because a save sends all of them back and the server accepts no others. Only 11.6 stores null. */
const valueSchema = v.pipe(
	v.union([v.boolean(), v.literal(0), v.literal(1), v.string(), v.null(), d.listOf(v.string())]),
	v.transform((value): RecommendationValue => (typeof value === 'number' ? value === 1 : value)),
);

const offerFields = {
	title: d.plainOr(),
	description: d.plainOr(),
	cost: d.numberOr(null),
	currencyCode: ['currency_code', d.textOr()],
	costTimeframe: ['cost_timeframe', d.plainOr()],
	billingTimeframe: ['billing_timeframe', d.plainOr()],
	features: d.plainList(),
	action: ['cta_text', d.plainOr()],
	isAvailable: ['available', d.flagOr(true)],
	fullPrice: d.numberOr(null),
	upgradeUrl: d.textOr(),
	includedInPlans: d.plainList(),
	key: d.textOr(),
} as const;

const suggestionSchema = d.renamed({ productSlug: ['slug', v.string()], ...offerFields });

/** For an unlinked user it is only `{ hide_upsell: true }`. */
const upsellSchema = v.pipe(
	d.renamed({
		isHidden: ['hide_upsell', d.flagOr(false)],
		productSlug: ['product_slug', d.textOr()],
		...offerFields,
	}),
	// Hidden without a product, too.
	v.transform((upsell): Upsell => ({
		...upsell,
		isHidden: upsell.isHidden || upsell.productSlug === '',
	})),
);

/** Jetpack 11.2 refuses a null that 11.6 may have stored. */
const withoutNulls = (data: RecommendationsData): RecommendationsData =>
	Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));

const acknowledgedSchema = v.literal(true);

export const recommendationsApi = (client: Client) => ({
	/** The saved data of the assistant (API-38). */
	loadData: () => client.get('recommendations/data', d.decoder(d.mapOf(valueSchema))),
	/** Replaces the saved data (API-39); the server ignores empty data. */
	saveData: (data: RecommendationsData) =>
		client.write('recommendations/data', d.decoder(acknowledgedSchema), {
			data: withoutNulls(data),
		}),
	/** Remembers the step where the assistant continues (API-43). */
	saveStep: (step: string) =>
		client.write('recommendations/step', d.decoder(acknowledgedSchema), { step }),
	/** API-40. For an unlinked user it is an empty list, as JSON in a string. */
	loadSuggestions: (): Promise<ProductOffer[]> =>
		client.getFromProvider(
			'recommendations/product-suggestions',
			d.decoder(d.unwrapped(d.listOf(suggestionSchema))),
		),
	/** The offer beside the assistant (API-41). */
	loadUpsell: () => client.getFromProvider('recommendations/upsell', d.decoder(upsellSchema)),
	/** The steps that only some sites see (API-42). */
	loadConditional: () => client.get('recommendations/conditional', d.decoder(d.listOf(v.string()))),
});
