import { getBaseSlug, getPlanClass } from '@/domain/plans';
import type { DatedPurchase } from '@/domain/purchases';
import {
	failureOf,
	knownData,
	viewRemote,
	type FailedView,
	type Remote,
	type RemoteView,
} from '@/lib/remote';
import { resolveFeatureFlags, type SiteFeatureFlags } from './feature-flags';
import type { CloudSite, SiteFeatures, SitePlan } from './types';

/** What the site owns: its plan, what was bought beside it, and what both give. */
export interface Entitlements {
	plan: SitePlan;
	/** The plan is the one in the page data, so that the server's records of its modules speak of it. */
	isPagePlan: boolean;
	/** Slugs of what is paid for, from the provider's record of the site and from the purchases in force. */
	products: readonly string[];
	flags: SiteFeatureFlags;
	hasRealTimeBackups: boolean;
	/** The feature slugs as the provider reports them, for what must not be drawn from the page's. */
	confirmed: RemoteView<readonly string[]>;
	/** The slugs of the purchases in force. */
	purchased: RemoteView<readonly string[]>;
	confirmation: Confirmation;
}

/**
 * Whether plan, features, products and purchases have all been answered. Until it is complete, a missing feature may
 * have been bought, and nothing is offered.
 */
export type Confirmation = { kind: 'loading' } | FailedView | { kind: 'complete' };

export interface EntitlementFacts {
	/** The plan in the page data: the site's own record, which only an answer of the provider refreshes. */
	printed: SitePlan;
	cloudSite: Remote<CloudSite, unknown>;
	features: Remote<SiteFeatures, unknown>;
	purchases: Remote<DatedPurchase[], unknown>;
}

type Flag = keyof SiteFeatureFlags;

const PROTECTION: readonly Flag[] = ['hasBackups', 'hasScan', 'hasAntispam'];

/**
 * What each plan and product is bought for, by the beginning of its slug. It counts even while the list of features
 * lacks it: the provider may take a while to switch a purchase on.
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

/** The classes of plans that include ads and Google Analytics, as the modules of both name them. */
const GROWTH_CLASSES: readonly string[] = ['premium', 'business', 'security', 'complete'];

/** What backs a site up in real time; the daily plans and products don't. */
const REAL_TIME = /^jetpack_(backup_(realtime|t\d)|security_(realtime|t\d)|business|complete)/;
const REAL_TIME_FEATURE = 'real-time-backups';

const FREE_SLUGS: readonly string[] = ['', 'jetpack_free', 'free_plan'];

/** A plan or product that costs something; one that is unknown to us is not free. */
const isPaidSlug = (slug: string): boolean => !FREE_SLUGS.includes(getBaseSlug(slug));

/** What products are bought for, by their slugs. */
export const getFlagsOf = (slugs: readonly string[]): Flag[] =>
	GRANTS.filter(([prefix]) => slugs.some((slug) => slug.startsWith(prefix))).flatMap(
		([, flags]) => flags,
	);

/** The flags of the features, of what was bought, and of what comes with it (DASH-35). */
function resolveFlags(active: string[], slugs: readonly string[]): SiteFeatureFlags {
	const flags = resolveFeatureFlags({ active });
	getFlagsOf(slugs).forEach((flag) => (flags[flag] = true));
	const hasGrowth = slugs.some((slug) => GROWTH_CLASSES.includes(getPlanClass(slug)));
	flags.hasWordAds ||= hasGrowth;
	flags.hasGoogleAnalytics ||= hasGrowth;
	flags.hasSupport ||= slugs.some(isPaidSlug);
	return flags;
}

/** What both answers of the provider grant; undefined while neither has any features. */
function resolveAnswer({ cloudSite, features }: EntitlementFacts): SiteFeatures | undefined {
	const answer = knownData(features);
	// The record of the site may come without features, which says nothing of them.
	const record = knownData(cloudSite)?.plan?.features;
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

function resolveConfirmation({ cloudSite, features, purchases }: EntitlementFacts): Confirmation {
	const answers: readonly Remote<unknown, unknown>[] = [cloudSite, features, purchases];
	if (answers.every(({ phase }) => phase === 'ready')) {
		return { kind: 'complete' };
	}
	const failed = answers.filter((answer) => failureOf(answer) !== undefined);
	return failed.length > 0
		? { kind: 'failed', isRetrying: failed.some(({ phase }) => phase === 'loading') }
		: { kind: 'loading' };
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
	{ cloudSite }: EntitlementFacts,
	purchased: Entitlements['purchased'],
): string[] {
	const recorded = knownData(cloudSite)?.products ?? [];
	const bought = purchased.kind === 'known' ? purchased.data : [];
	return [...new Set([...recorded, ...bought])].filter(isPaidSlug);
}

/**
 * What this site owns, by the newest that is known: an answer of the provider beats the page data, and each of plan,
 * features, products and purchases in force counts.
 */
export function resolveEntitlements(facts: EntitlementFacts): Entitlements {
	const { printed, cloudSite, features } = facts;
	const { productSlug } = knownData(cloudSite)?.plan ?? printed;
	const answer = resolveAnswer(facts);
	const purchased = resolvePurchased(facts);
	const products = listProducts(facts, purchased);
	const slugs = [productSlug, ...products];
	const isPagePlan = productSlug === printed.productSlug;
	const plan = {
		productSlug,
		// The provider sends no class: it is the site's own word.
		class: isPagePlan ? printed.class : getPlanClass(productSlug),
		supports: printed.supports,
		features: answer ?? printed.features,
	};
	return {
		plan,
		isPagePlan,
		products,
		flags: resolveFlags(plan.features.active, slugs),
		hasRealTimeBackups:
			plan.features.active.includes(REAL_TIME_FEATURE) ||
			slugs.some((slug) => REAL_TIME.test(slug)),
		confirmed: resolveConfirmed(features, answer),
		purchased,
		confirmation: resolveConfirmation(facts),
	};
}
