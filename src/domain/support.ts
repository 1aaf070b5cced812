import type { SiteConnection } from '@/domain/connection';
import type { Promotion } from '@/domain/promotions';
import type { Entitlements } from '@/domain/site';

export interface SupportCardFacts {
	connection: SiteConnection;
	promotion: Promotion;
	entitlements: Entitlements;
	/** Whether what the provider knows may be asked for, and something be bought. */
	canManage: boolean;
}

export type SupportCardView =
	| { kind: 'loading' }
	| { kind: 'paid'; by: 'plan' | 'products' }
	| { kind: 'free'; offer: Promotion };

/** A failed answer is an answer here: what it might have reported only a retry elsewhere brings. */
const isAwaited = ({ entitlements }: SupportCardFacts) =>
	entitlements.confirmation.kind === 'loading';

function resolveOffer({ promotion, canManage, entitlements }: SupportCardFacts): Promotion {
	if (!canManage) {
		return 'none';
	}
	// Anyone who may have paid is not asked to pay.
	return promotion === 'upgrade' && entitlements.confirmation.kind !== 'complete'
		? 'none'
		: promotion;
}

/** The support of a site, and what faster help would take (DASH-35, DASH-37, DASH-38, ROLE-12). */
export function resolveSupportCard(facts: SupportCardFacts): SupportCardView {
	if (facts.entitlements.flags.hasSupport) {
		return { kind: 'paid', by: facts.entitlements.plan.class === 'free' ? 'products' : 'plan' };
	}
	if (facts.connection === 'connected' && facts.canManage && isAwaited(facts)) {
		return { kind: 'loading' };
	}
	return { kind: 'free', offer: resolveOffer(facts) };
}
