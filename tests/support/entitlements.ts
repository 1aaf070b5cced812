import { resolveEntitlements, type EntitlementFacts } from '@/domain/site/entitlements';
import type { ProviderSite, SitePlan } from '@/domain/site/types';
import type { DatedPurchase } from '@/domain/purchases';
import { toReady } from '@/lib/remote';

/** A plan as the page prints it, or as the provider tells it, which names no class. */
export const planOf = (productSlug: string, planClass = '', ...active: string[]): SitePlan => ({
	productSlug,
	class: planClass,
	supports: [],
	features: { active, available: {} },
});

/** The provider's record of a site, as it answered. */
export const siteOf = (record: Partial<ProviderSite> = {}) =>
	toReady<ProviderSite>({
		name: '',
		description: '',
		url: '',
		iconUrl: '',
		plan: planOf('jetpack_free'),
		products: [],
		videopressStorageUsed: 0,
		...record,
	});

/** The provider's list of features, as it answered. */
export const featuresOf = (...active: string[]) => toReady({ active, available: {} });

/** The provider's list of purchases, as it answered: each by its slug, in force. */
export const purchasesOf = (...slugs: string[]) =>
	toReady(
		slugs.map((productSlug, index): DatedPurchase => ({
			id: index + 1,
			productSlug,
			productName: '',
			expiryDate: '',
			subscribedDate: '',
			isRefundable: false,
			isActive: true,
			isInForce: true,
		})),
	);

/** What a site has; it is free, and the provider has said so, where nothing else is given. */
export const entitle = (facts: Partial<EntitlementFacts> = {}) =>
	resolveEntitlements({
		printed: planOf('jetpack_free', 'free'),
		providerSite: siteOf(),
		features: featuresOf(),
		purchases: purchasesOf(),
		...facts,
	});
