import * as v from 'valibot';
import type { Client } from '../client';
import * as d from '../decode';
import { providerDecoder } from '../provider-answer';

const subscriptionSchema = d.renamed({
	productSlug: ['product_slug', v.string()],
	productName: ['product_name', d.plainOr()],
	expiry: d.textOr(),
});

const planSchema = d.renamed({
	supportsSearch: ['supports_search', d.flag()],
	supportsInstantSearch: ['supports_instant_search', d.flag()],
	supportsOnlyClassicSearch: ['supports_only_classic_search', d.flagOr(false)],
	subscriptions: ['search_subscriptions', v.fallback(d.listOf(subscriptionSchema), [])],
	/** The slug of the active subscription, or "". */
	effectiveProductSlug: [
		'effective_subscription',
		v.fallback(d.fieldOf('product_slug', v.string()), ''),
	],
});

const settingsSchema = d.renamed({
	isModuleActive: ['module_active', d.flag()],
	isInstantSearchEnabled: ['instant_search_enabled', d.flag()],
});

/** Without the provider's answer there are only slugs. */
const pricingSchema = d.renamed({
	productSlug: ['wpcom_product_slug', v.string()],
	freeProductSlug: ['wpcom_free_product_slug', d.textOr()],
	isTrialAvailable: ['trial_available', d.flagOr(false)],
	currencyCode: ['currency_code', d.textOr()],
	fullPrice: ['full_price', d.numberOr(null)],
	discountPrice: ['discount_price', d.numberOr(null)],
	isIntroductoryOffer: ['is_introductory_offer', d.flagOr(false)],
	estimatedRecordCount: ['estimated_record_count', d.numberOr(null)],
});

export const searchApi = (client: Client) => ({
	/** Which kinds of search the plan supports (API-63). */
	loadPlan: () => client.getFromProvider('search/plan', providerDecoder(planSchema)),
	loadSettings: () => client.get('search/settings', d.decoder(settingsSchema)),
	loadStats: () => client.getFromProvider('search/stats', providerDecoder(d.mapOf(v.unknown()))),
	loadPricing: () => client.getFromProvider('search/pricing', d.decoder(pricingSchema)),
	/** Instant search requires the module: the server refuses it otherwise (API-64). */
	saveSettings: ({
		isModuleActive,
		isInstantSearchEnabled,
	}: Partial<v.InferOutput<typeof settingsSchema>>) =>
		client.write('search/settings', d.decoder(settingsSchema), {
			module_active: isModuleActive,
			instant_search_enabled: isInstantSearchEnabled,
		}),
});
