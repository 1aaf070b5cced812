import type { SiteConnection } from '@/domain/connection';
import type { Promotion } from '@/domain/promotions';
import type { CloudSite, SiteFeatures } from '@/domain/site';
import { knownData, type Remote } from '@/lib/remote';

export interface SupportCardFacts {
	connection: SiteConnection;
	promotion: Promotion;
	/** Class of the plan that the page knows. */
	planClass: string;
	features: Remote<SiteFeatures, unknown>;
	/** The provider's own record of the site. */
	cloudSite: Remote<CloudSite, unknown>;
	/** Whether what the provider knows may be asked for, and something be bought. */
	canManage: boolean;
}

export type SupportCardView =
	{ kind: 'loading' } | { kind: 'paid' } | { kind: 'free'; offer: Promotion };

const isSettled = ({ phase }: Remote<unknown, unknown>) => phase === 'ready' || phase === 'failed';

const FREE_PLAN = 'jetpack_free';

/** A paid plan, a paid product or the support feature itself (DASH-35). */
function isPaid({ planClass, features, cloudSite }: SupportCardFacts): boolean {
	const known = knownData(cloudSite);
	return (
		planClass !== 'free' ||
		(known?.products.length ?? 0) > 0 ||
		(known?.plan ? known.plan.productSlug !== FREE_PLAN : false) ||
		(knownData(features)?.active.includes('support') ?? false)
	);
}

function resolveOffer({ promotion, canManage, features, cloudSite }: SupportCardFacts): Promotion {
	if (!canManage) {
		return 'none';
	}
	// Who may have paid is not asked to pay: only a full answer tells.
	const isKnownFree = features.phase === 'ready' && cloudSite.phase === 'ready';
	return promotion === 'upgrade' && !isKnownFree ? 'none' : promotion;
}

/** Which support a site has, and what faster help would take (DASH-35, DASH-37, DASH-38, ROLE-12). */
export function resolveSupportCard(facts: SupportCardFacts): SupportCardView {
	if (isPaid(facts)) {
		return { kind: 'paid' };
	}
	const isAsked = facts.connection === 'connected' && facts.canManage;
	if (isAsked && !(isSettled(facts.features) && isSettled(facts.cloudSite))) {
		return { kind: 'loading' };
	}
	return { kind: 'free', offer: resolveOffer(facts) };
}
