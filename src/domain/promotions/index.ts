import type { SiteConnection } from '@/domain/connection';
import type { Confirmation } from '@/domain/site';

export type Promotion = 'upgrade' | 'connect' | 'none';

export interface PromotionFacts {
	connection: SiteConnection;
	hasConnectedOwner: boolean;
	/** The host may forbid promotions on the whole site. */
	showPromotions: boolean;
	canPurchasePlan: boolean;
}

/**
 * What may be offered where a paid feature is missing: the one rule of all banners.
 *
 * Nothing offline or before the site is connected (ROLE-12), a connection before money (ROLE-10),
 * and an upgrade only to people who could buy it (ROLE-13).
 */
export function resolvePromotion(facts: PromotionFacts): Promotion {
	if (facts.connection !== 'connected') {
		return 'none';
	}
	if (!facts.hasConnectedOwner) {
		return 'connect';
	}
	return facts.showPromotions && facts.canPurchasePlan ? 'upgrade' : 'none';
}

/**
 * What is drawn of a paid feature that the site lacks by all that is known so far. Nothing is offered before it is
 * certain that it wasn't bought; a failed answer leaves the bare fact, without an offer.
 */
export function resolveOffer(
	promotion: Promotion,
	confirmation: Confirmation,
): { kind: 'loading' } | { kind: 'offer'; promotion: Promotion } {
	if (confirmation.kind === 'loading') {
		return { kind: 'loading' };
	}
	return { kind: 'offer', promotion: confirmation.kind === 'complete' ? promotion : 'none' };
}
