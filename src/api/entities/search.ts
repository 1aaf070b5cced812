import * as v from 'valibot';
import type { Client } from '../client';
import {
	decoder,
	flag,
	flagOr,
	listOf,
	mapOf,
	numberOr,
	objectOf,
	plainOr,
	textOr,
} from '../decode';
import { providerDecoder } from '../provider-answer';

interface SearchPlan {
	supportsSearch: boolean;
	supportsInstantSearch: boolean;
	supportsOnlyClassicSearch: boolean;
	subscriptions: { productSlug: string; productName: string; expiry: string }[];
	/** Slug of the active subscription, or "". */
	effectiveProductSlug: string;
}

interface SearchSettings {
	isModuleActive: boolean;
	isInstantSearchEnabled: boolean;
}

/** Prices are null if the provider is unreachable. */
interface SearchPricing {
	productSlug: string;
	freeProductSlug: string;
	isTrialAvailable: boolean;
	currencyCode: string;
	fullPrice: number | null;
	discountPrice: number | null;
	isIntroductoryOffer: boolean;
	estimatedRecordCount: number | null;
}

const planSchema = v.pipe(
	objectOf({
		supports_search: flag(),
		supports_instant_search: flag(),
		supports_only_classic_search: flagOr(false),
		search_subscriptions: v.fallback(
			listOf(objectOf({ product_slug: v.string(), product_name: plainOr(), expiry: textOr() })),
			[],
		),
		effective_subscription: v.fallback(objectOf({ product_slug: v.string() }), {
			product_slug: '',
		}),
	}),
	v.transform((plan): SearchPlan => ({
		supportsSearch: plan.supports_search,
		supportsInstantSearch: plan.supports_instant_search,
		supportsOnlyClassicSearch: plan.supports_only_classic_search,
		subscriptions: plan.search_subscriptions.map((subscription) => ({
			productSlug: subscription.product_slug,
			productName: subscription.product_name,
			expiry: subscription.expiry,
		})),
		effectiveProductSlug: plan.effective_subscription.product_slug,
	})),
);

const settingsSchema = v.pipe(
	objectOf({ module_active: flag(), instant_search_enabled: flag() }),
	v.transform((settings): SearchSettings => ({
		isModuleActive: settings.module_active,
		isInstantSearchEnabled: settings.instant_search_enabled,
	})),
);

/** Without the provider's answer there are only slugs. */
const pricingSchema = v.pipe(
	objectOf({
		wpcom_product_slug: v.string(),
		wpcom_free_product_slug: textOr(),
		trial_available: flagOr(false),
		currency_code: textOr(),
		full_price: numberOr(null),
		discount_price: numberOr(null),
		is_introductory_offer: flagOr(false),
		estimated_record_count: numberOr(null),
	}),
	v.transform((pricing): SearchPricing => ({
		productSlug: pricing.wpcom_product_slug,
		freeProductSlug: pricing.wpcom_free_product_slug,
		isTrialAvailable: pricing.trial_available,
		currencyCode: pricing.currency_code,
		fullPrice: pricing.full_price,
		discountPrice: pricing.discount_price,
		isIntroductoryOffer: pricing.is_introductory_offer,
		estimatedRecordCount: pricing.estimated_record_count,
	})),
);

const statsSchema = mapOf(v.unknown());

export const searchApi = (client: Client) => ({
	/** Which kinds of search the plan supports (API-63). */
	loadPlan: () => client.getFromProvider('search/plan', providerDecoder(planSchema)),
	loadSettings: () => client.get('search/settings', decoder(settingsSchema)),
	loadStats: () => client.getFromProvider('search/stats', providerDecoder(statsSchema)),
	loadPricing: () => client.getFromProvider('search/pricing', decoder(pricingSchema)),
	/** Instant search requires the module: the server refuses it otherwise (API-64). */
	saveSettings: ({ isModuleActive, isInstantSearchEnabled }: Partial<SearchSettings>) =>
		client.write('search/settings', decoder(settingsSchema), {
			module_active: isModuleActive,
			instant_search_enabled: isInstantSearchEnabled,
		}),
});
