import type { SiteConnection } from '@/domain/connection';
import type { Purchase } from './purchases';
import type { ProviderSite, SitePlan } from '@/domain/site/types';
import { knownData, viewRemote, type Remote, type Unsettled } from '@/lib/remote';
import { describeSlug, type PlanGroup, type SlugDescription } from './describe-slug';
import { findPlanPurchase, getOwnedName } from './owned-products';

export interface PlanCardFacts {
	connection: SiteConnection;
	/** From `selectEntitlements`: the provider's answer beats the page data. */
	plan: SitePlan;
	/** Slugs of the paid products, from `selectEntitlements`. */
	products: readonly string[];
	providerSite: Remote<ProviderSite, unknown>;
	purchases: Remote<Purchase[], unknown>;
}

export interface PlanCardPlan extends SlugDescription {
	kind: 'plan';
	slug: string;
	/** Undefined if unknown, or if nothing was paid. */
	purchase: Purchase | undefined;
	/** The site has bought products, but no plan besides them. */
	hasOnlyProducts: boolean;
}

/** The groups of products that the provider reports in place of a plan and that have no features of a plan (PLAN-12). */
const SINGLE_PRODUCTS: readonly (PlanGroup | null)[] = ['scan', 'anti-spam', 'videopress'];

export type PlanCardView = { kind: 'offline' } | Unsettled | PlanCardPlan;

/**
 * The site's own plan. The page data may be a week old, so a connected site shows no plan before the provider has
 * answered; if the answer names no plan, the one in the page data is shown.
 */
export function resolvePlanCard(facts: PlanCardFacts): PlanCardView {
	const { connection, plan, products, providerSite, purchases } = facts;
	if (connection === 'offline') {
		return { kind: 'offline' };
	}
	const view = viewRemote(providerSite);
	if (connection === 'connected' && view.kind !== 'known') {
		return view;
	}
	const slug = plan.productSlug;
	const purchase = findPlanPurchase({ planSlug: slug, purchases: knownData(purchases) ?? [] });
	const described = describeSlug(slug);
	const hasPlan =
		described.planClass !== 'is-free-plan' && !SINGLE_PRODUCTS.includes(described.group);
	return {
		kind: 'plan',
		slug,
		...described,
		name: getOwnedName(slug, purchase?.productName),
		purchase,
		hasOnlyProducts: !hasPlan && products.length > 0,
	};
}
