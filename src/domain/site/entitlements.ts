import { getPlanClass, getBaseSlug } from '@/domain/plans';
import type { DatedPurchase } from '@/domain/plans/purchases';
import {
	failureOf,
	keptOf,
	knownData,
	type Remote,
	type RemoteView,
	viewRemote,
	viewLack,
	type Unsettled,
} from '@/lib/remote';
import { resolveFeatureFlags, type SiteFeatureFlags } from './feature-flags';
import type { ProviderSite, SiteFeatures, SitePlan } from './types';

/** What the site owns: its plan, its other purchases, and the features of both. */
export interface Entitlements {
	plan: SitePlan;
	/** The plan is the one in the page data, which the server's module records are based on. */
	isPagePlan: boolean;
	/** Slugs of the paid products, from the provider's record of the site and the active purchases. */
	products: readonly string[];
	flags: SiteFeatureFlags;
	hasRealTimeBackups: boolean;
	/** The provider's feature slugs, for cards that must not use the page data. */
	confirmed: RemoteView<readonly string[]>;
	/** The slugs of the active purchases. */
	purchased: RemoteView<readonly string[]>;
	confirmation: Confirmation;
}

/**
 * Whether plan, features, products and purchases are all loaded and readable. Until then a missing feature may have
 * been bought, and nothing is offered.
 */
export type Confirmation =
	| (Unsettled & {
			/** All of them are known, but some only as the site has kept them. */
			isKept?: true;
	  })
	| { kind: 'complete' };

export interface EntitlementFacts {
	/** The plan in the page data: the site's record, which only an answer of the provider updates. */
	printed: SitePlan;
	providerSite: Remote<ProviderSite, unknown>;
	features: Remote<SiteFeatures, unknown>;
	purchases: Remote<DatedPurchase[], unknown>;
}

type Flag = keyof SiteFeatureFlags;

const PROTECTION: readonly Flag[] = ['hasBackups', 'hasScan', 'hasAntispam'];

/**
 * The features of each plan and product, by the prefix of its slug. They count even if the list of features lacks
 * them, because the provider may take a while to activate a purchase.
 */
const GRANTS: readonly (readonly [string, readonly Flag[]])[] = [
	['jetpack_backup', ['hasBackups']],
	['jetpack_scan', ['hasScan']],
	['jetpack_anti_spam', ['hasAntispam']],
	['jetpack_search', ['hasInstantSearch']],
	['wpcom_search', ['hasInstantSearch']],
	['jetpack_videopress', ['hasVideoPress']],
	['jetpack_personal', ['hasBackups', 'hasAntispam']],
	['jetpack_premium', PROTECTION],
	['jetpack_business', PROTECTION],
	['jetpack_security', PROTECTION],
	['jetpack_complete', [...PROTECTION, 'hasInstantSearch', 'hasVideoPress']],
];

/** The plan classes that include ads and Google Analytics, as listed in the records of both modules. */
const GROWTH_CLASSES: readonly string[] = ['premium', 'business', 'security', 'complete'];

/** Decides by itself (BACKUP-03), because slugs say nothing about future plans. */
const REAL_TIME_FEATURE = 'real-time-backups';

const FREE_SLUGS: readonly string[] = ['', 'jetpack_free', 'free_plan'];

/** Whether a plan or product is paid; an unknown one is. */
const isPaidSlug = (slug: string): boolean => !FREE_SLUGS.includes(getBaseSlug(slug));

/** The features of products, by their slugs. */
export const getFlagsOf = (slugs: readonly string[]): Flag[] =>
	GRANTS.filter(([prefix]) => slugs.some((slug) => slug.startsWith(prefix))).flatMap(
		([, flags]) => flags,
	);

/** Whether a site has all features of a product; false for a product without any. */
export function hasAllOf(slug: string, flags: SiteFeatureFlags): boolean {
	const given = getFlagsOf([slug]);
	return given.length > 0 && given.every((flag) => flags[flag]);
}

/** The flags of the features, of the purchases, and of the features included in them (DASH-35). */
function resolveFlags(active: string[], slugs: readonly string[]): SiteFeatureFlags {
	const flags = resolveFeatureFlags({ active });
	getFlagsOf(slugs).forEach((flag) => (flags[flag] = true));
	const hasGrowth = slugs.some((slug) => GROWTH_CLASSES.includes(getPlanClass(slug)));
	flags.hasWordAds ||= hasGrowth;
	flags.hasGoogleAnalytics ||= hasGrowth;
	flags.hasSupport ||= slugs.some(isPaidSlug);
	return flags;
}

/** The features in both answers of the provider; undefined while neither has any. */
function resolveAnswer({ providerSite, features }: EntitlementFacts): SiteFeatures | undefined {
	const answer = knownData(features);
	// The record of the site may lack the list of features, which doesn't mean that there are none.
	const record = knownData(providerSite)?.plan?.features;
	if (!record?.active.length) {
		return answer;
	}
	return {
		active: [...new Set([...(answer?.active ?? []), ...record.active])],
		available: answer?.available ?? record.available,
	};
}

function resolveConfirmed(
	features: EntitlementFacts['features'],
	answer: SiteFeatures | undefined,
): Entitlements['confirmed'] {
	const view = viewRemote(features);
	return answer || view.kind === 'known' ? { kind: 'known', data: answer?.active ?? [] } : view;
}

/** Whether an answer leaves it open what the site owns. */
const hasGaps = (record?: ProviderSite, purchases: readonly DatedPurchase[] = []): boolean =>
	(record && (!record.plan || !record.products || record.products.includes(''))) ||
	purchases.some(
		({ isActive, productSlug }) => isActive === null || (isActive && productSlug === ''),
	);

function resolveConfirmation({
	providerSite,
	features,
	purchases,
}: EntitlementFacts): Confirmation {
	const answers: readonly Remote<unknown, unknown>[] = [providerSite, features, purchases];
	if (hasGaps(knownData(providerSite), knownData(purchases))) {
		return { kind: 'failed', isRetrying: answers.some(({ phase }) => phase === 'loading') };
	}
	if (answers.every(({ phase }) => phase === 'ready')) {
		return { kind: 'complete' };
	}
	const failed = answers.filter((answer) => failureOf(answer) !== undefined);
	const isKept = answers.some(keptOf) &&
		answers.every((answer) => knownData(answer) !== undefined) && { isKept: true as const };
	return failed.length > 0
		? {
				kind: 'failed',
				isRetrying: failed.some(({ phase }) => phase === 'loading'),
				...viewLack(...failed.map(failureOf)),
				...isKept,
			}
		: { kind: 'loading', ...isKept };
}

function resolvePurchased({ purchases }: EntitlementFacts): Entitlements['purchased'] {
	const view = viewRemote(purchases);
	return view.kind === 'known'
		? {
				kind: 'known',
				data: view.data.filter(({ isInForce }) => isInForce).map(({ productSlug }) => productSlug),
			}
		: view;
}

function listProducts(
	{ providerSite }: EntitlementFacts,
	purchased: Entitlements['purchased'],
): string[] {
	const recorded = knownData(providerSite)?.products ?? [];
	const bought = purchased.kind === 'known' ? purchased.data : [];
	return [...new Set([...recorded, ...bought])].filter(isPaidSlug);
}

/**
 * What this site owns, by the latest data: the provider's answer beats the page data, and plan, features,
 * products and active purchases all count.
 */
export function resolveEntitlements(facts: EntitlementFacts): Entitlements {
	const { printed, providerSite, features } = facts;
	const { productSlug } = knownData(providerSite)?.plan ?? printed;
	const answer = resolveAnswer(facts);
	const purchased = resolvePurchased(facts);
	const products = listProducts(facts, purchased);
	const slugs = [productSlug, ...products];
	const isPagePlan = productSlug === printed.productSlug;
	const plan = {
		productSlug,
		// The provider sends no class, so it comes from the page data.
		class: isPagePlan ? printed.class : getPlanClass(productSlug),
		supports: printed.supports,
		features: answer ?? printed.features,
	};
	return {
		plan,
		isPagePlan,
		products,
		flags: resolveFlags(plan.features.active, slugs),
		hasRealTimeBackups: plan.features.active.includes(REAL_TIME_FEATURE),
		confirmed: resolveConfirmed(features, answer),
		purchased,
		confirmation: resolveConfirmation(facts),
	};
}
