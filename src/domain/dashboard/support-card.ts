import type { SiteConnection } from '@/domain/connection';
import type { Promotion } from '@/domain/promotions';
import type { Entitlements } from '@/domain/site';

export interface SupportCardFacts {
	connection: SiteConnection;
	promotion: Promotion;
	entitlements: Entitlements;
	/** Whether an answer is awaited that may know of a purchase. */
	isAwaited: boolean;
	/** Whether what the provider knows may be asked for, and something be bought. */
	canManage: boolean;
}

export type SupportCardView =
	{ kind: 'loading' } | { kind: 'paid' } | { kind: 'free'; offer: Promotion };

/** A paid plan, a paid product or the support feature itself (DASH-35). A plan that nobody knows is no free one. */
const isPaid = ({ plan, products, flags }: Entitlements): boolean =>
	plan.class !== 'free' || products.length > 0 || flags.hasSupport;

function resolveOffer({ promotion, canManage, entitlements }: SupportCardFacts): Promotion {
	if (!canManage) {
		return 'none';
	}
	// Anyone who may have paid is not asked to pay: only a full answer tells.
	return promotion === 'upgrade' && !entitlements.isConfirmed ? 'none' : promotion;
}

/** Which support a site has, and what faster help would take (DASH-35, DASH-37, DASH-38, ROLE-12). */
export function resolveSupportCard(facts: SupportCardFacts): SupportCardView {
	if (isPaid(facts.entitlements)) {
		return { kind: 'paid' };
	}
	if (facts.connection === 'connected' && facts.canManage && facts.isAwaited) {
		return { kind: 'loading' };
	}
	return { kind: 'free', offer: resolveOffer(facts) };
}
