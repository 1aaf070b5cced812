import { getPlanClass } from '@/domain/plans';
import { knownData, viewRemote, type Remote, type RemoteView } from '@/lib/remote';
import { resolveFeatureFlags, type SiteFeatureFlags } from './feature-flags';
import type { CloudSite, SiteFeatures, SitePlan } from './types';

/** What the site may use: its plan, what was bought beside it, and what both give. */
export interface Entitlements {
	plan: SitePlan;
	/** Slugs of what was bought beside the plan, as far as the provider has told. */
	products: readonly string[];
	flags: SiteFeatureFlags;
	/** The feature slugs by the provider's own word, for what must not be drawn from the page's. */
	told: RemoteView<readonly string[]>;
	/** Whether the provider has answered in full; until then it may have been bought already. */
	isConfirmed: boolean;
}

export interface EntitlementFacts {
	/** What the page says: the site's own record, which only an answer of the provider refreshes. */
	printed: SitePlan;
	cloudSite: Remote<CloudSite, unknown>;
	features: Remote<SiteFeatures, unknown>;
}

/** Products by the beginning of their slug, for an answer that knows of a purchase and not yet of its features. */
const HELD: readonly (readonly [string, readonly (keyof SiteFeatureFlags)[]])[] = [
	['jetpack_backup', ['hasBackups']],
	['jetpack_scan', ['hasScan']],
	['jetpack_anti_spam', ['hasAntispam']],
	['jetpack_search', ['hasInstantSearch']],
	['wpcom_search', ['hasInstantSearch']],
	['jetpack_videopress', ['hasVideoPress']],
	['jetpack_security', ['hasBackups', 'hasScan', 'hasAntispam']],
	[
		'jetpack_complete',
		['hasBackups', 'hasScan', 'hasAntispam', 'hasInstantSearch', 'hasVideoPress'],
	],
];

/** What products give a site, by their slugs. */
export const getFlagsOf = (slugs: readonly string[]): (keyof SiteFeatureFlags)[] =>
	HELD.filter(([prefix]) => slugs.some((slug) => slug.startsWith(prefix))).flatMap(
		([, flags]) => flags,
	);

function resolveFlags(active: string[], slugs: readonly string[]): SiteFeatureFlags {
	const granted = getFlagsOf(slugs).map((flag) => [flag, true] as const);
	return { ...resolveFeatureFlags({ active }), ...Object.fromEntries(granted) };
}

/** What the provider's answers grant: what either of them grants. Undefined while neither says anything. */
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

function resolveTold(
	features: EntitlementFacts['features'],
	answer: SiteFeatures | undefined,
): Entitlements['told'] {
	const view = viewRemote(features);
	return answer || view.kind === 'known' ? { kind: 'known', data: answer?.active ?? [] } : view;
}

/**
 * What this site has, from the newest that is known: an answer of the provider beats what the page printed.
 */
export function resolveEntitlements(facts: EntitlementFacts): Entitlements {
	const { printed, cloudSite, features } = facts;
	const { productSlug } = knownData(cloudSite)?.plan ?? printed;
	const answer = resolveAnswer(facts);
	const products = knownData(cloudSite)?.products ?? [];
	const plan = {
		productSlug,
		// The provider names no class: it is the site's own word.
		class: productSlug === printed.productSlug ? printed.class : getPlanClass(productSlug),
		supports: printed.supports,
		features: answer ?? printed.features,
	};
	return {
		plan,
		products,
		flags: resolveFlags(plan.features.active, [productSlug, ...products]),
		told: resolveTold(features, answer),
		isConfirmed: cloudSite.phase === 'ready' && features.phase === 'ready',
	};
}
