import { resolveEntitlements, type EntitlementFacts } from '@/domain/site/entitlements';
import type { ProviderSite, SitePlan } from '@/domain/site/types';
import type { DatedPurchase } from '@/domain/plans/purchases';
import { toReady } from '@/lib/remote';

/** A plan as the page prints it, or, without a class, as the provider returns it. */
export const planOf = (productSlug: string, planClass = '', ...active: string[]): SitePlan => ({
	productSlug,
	class: planClass,
	supports: [],
	features: { active, available: {} },
});

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

export const featuresOf = (...active: string[]) => toReady({ active, available: {} });

/** The provider's list of purchases, loaded: one in force per slug. */
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

/** The entitlements of a site. By default it is on the free plan, and the provider has confirmed that. */
export const entitle = (facts: Partial<EntitlementFacts> = {}) =>
	resolveEntitlements({
		printed: planOf('jetpack_free', 'free'),
		providerSite: siteOf(),
		features: featuresOf(),
		purchases: purchasesOf(),
		...facts,
	});
