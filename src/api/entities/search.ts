import * as v from 'valibot';
import type { Client } from '../client';
import {
	decoder,
	fieldOf,
	flag,
	flagOr,
	listOf,
	mapOf,
	numberOr,
	plainOr,
	renamed,
	textOr,
} from '../decode';
import { providerDecoder } from '../provider-answer';

const subscriptionSchema = renamed({
	productSlug: ['product_slug', v.string()],
	productName: ['product_name', plainOr()],
	expiry: ['expiry', textOr()],
});

const planSchema = renamed({
	supportsSearch: ['supports_search', flag()],
	supportsInstantSearch: ['supports_instant_search', flag()],
	supportsOnlyClassicSearch: ['supports_only_classic_search', flagOr(false)],
	subscriptions: ['search_subscriptions', v.fallback(listOf(subscriptionSchema), [])],
	/** The slug of the active subscription, or "". */
	effectiveProductSlug: [
		'effective_subscription',
		v.fallback(fieldOf('product_slug', v.string()), ''),
	],
});

const settingsSchema = renamed({
	isModuleActive: ['module_active', flag()],
	isInstantSearchEnabled: ['instant_search_enabled', flag()],
});

/** Without the provider's answer there are only slugs. */
const pricingSchema = renamed({
	productSlug: ['wpcom_product_slug', v.string()],
	freeProductSlug: ['wpcom_free_product_slug', textOr()],
	isTrialAvailable: ['trial_available', flagOr(false)],
	currencyCode: ['currency_code', textOr()],
	fullPrice: ['full_price', numberOr(null)],
	discountPrice: ['discount_price', numberOr(null)],
	isIntroductoryOffer: ['is_introductory_offer', flagOr(false)],
	estimatedRecordCount: ['estimated_record_count', numberOr(null)],
});

export const searchApi = (client: Client) => ({
	/** Which kinds of search the plan supports (API-63). */
	loadPlan: () => client.getFromProvider('search/plan', providerDecoder(planSchema)),
	loadSettings: () => client.get('search/settings', decoder(settingsSchema)),
	loadStats: () => client.getFromProvider('search/stats', providerDecoder(mapOf(v.unknown()))),
	loadPricing: () => client.getFromProvider('search/pricing', decoder(pricingSchema)),
	/** Instant search requires the module: the server refuses it otherwise (API-64). */
	saveSettings: ({
		isModuleActive,
		isInstantSearchEnabled,
	}: Partial<v.InferOutput<typeof settingsSchema>>) =>
		client.write('search/settings', decoder(settingsSchema), {
			module_active: isModuleActive,
			instant_search_enabled: isInstantSearchEnabled,
		}),
});
