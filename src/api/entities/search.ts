import * as z from 'zod/mini';
import type { SearchPlan, SearchPricing, SearchSettings } from '@/domain/search';
import type { Client } from '../client';
import { decoder, flagOr, listOf, mapOf, textOr } from '../decode';
import { providerDecoder } from '../provider-answer';

const amount = () => z.catch(z.nullable(z.number()), null);

const planSchema = z.pipe(
	z.object({
		supports_search: z.boolean(),
		supports_instant_search: z.boolean(),
		supports_only_classic_search: flagOr(),
		search_subscriptions: z.catch(
			listOf(z.object({ product_slug: z.string(), product_name: textOr(), expiry: textOr() })),
			[],
		),
		effective_subscription: z.catch(z.object({ product_slug: z.string() }), { product_slug: '' }),
	}),
	z.transform((plan): SearchPlan => ({
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

const settingsSchema = z.pipe(
	z.object({ module_active: z.boolean(), instant_search_enabled: z.boolean() }),
	z.transform((settings): SearchSettings => ({
		isModuleActive: settings.module_active,
		isInstantSearchEnabled: settings.instant_search_enabled,
	})),
);

/** Without the provider's answer there are only slugs. */
const pricingSchema = z.pipe(
	z.object({
		wpcom_product_slug: z.string(),
		wpcom_free_product_slug: textOr(),
		trial_available: flagOr(),
		currency_code: textOr(),
		full_price: amount(),
		discount_price: amount(),
		is_introductory_offer: flagOr(),
		estimated_record_count: amount(),
	}),
	z.transform((pricing): SearchPricing => ({
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

const statsSchema = mapOf(z.unknown());

export const searchApi = (client: Client) => ({
	/** Which kinds of search the plan supports (API-63). */
	loadPlan: () => client.get('search/plan', providerDecoder(planSchema)),
	loadSettings: () => client.get('search/settings', decoder(settingsSchema)),
	loadStats: () => client.get('search/stats', providerDecoder(statsSchema)),
	loadPricing: () => client.get('search/pricing', decoder(pricingSchema)),
	/** Instant search requires the module: the server refuses it otherwise (API-64). */
	saveSettings: ({ isModuleActive, isInstantSearchEnabled }: Partial<SearchSettings>) =>
		client.write('search/settings', decoder(settingsSchema), {
			module_active: isModuleActive,
			instant_search_enabled: isInstantSearchEnabled,
		}),
});
