import type { SiteConnection } from '@/domain/connection';
import type { Confirmation } from '@/domain/site/entitlements';

export type Promotion = 'upgrade' | 'connect' | 'none';

export interface PromotionFacts {
	connection: SiteConnection;
	hasConnectedOwner: boolean;
	/** False where the host forbids promotions on the whole site. */
	showPromotions: boolean;
	canPurchasePlan: boolean;
}

/**
 * The offer for a missing paid feature: the only rule for all banners.
 *
 * Nothing in offline mode or before the site is connected (ROLE-12), a connection before a purchase (ROLE-10),
 * and an upgrade only for users who could buy it (ROLE-13).
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
 * What a card shows for a paid feature that the site seems to lack. Nothing is offered until it is certain that
 * the feature wasn't bought; after a failed request, and by answers that the site has kept, the card only states that it is missing.
 */
export function resolveOffer(
	promotion: Promotion,
	confirmation: Confirmation,
): { kind: 'loading' } | { kind: 'offer'; promotion: Promotion } {
	if (confirmation.kind === 'loading' && !confirmation.isKept) {
		return { kind: 'loading' };
	}
	return { kind: 'offer', promotion: confirmation.kind === 'complete' ? promotion : 'none' };
}
