import type { SiteConnection } from '@/domain/connection';

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
