import type { SiteConnection } from '@/domain/connection';
import type { Promotion } from '@/domain/plans/promotions';
import type { Entitlements } from '@/domain/site/entitlements';

export interface SupportCardFacts {
	connection: SiteConnection;
	promotion: Promotion;
	entitlements: Entitlements;
	/** Whether the user may load the provider's data and buy. */
	canManage: boolean;
}

export type SupportCardView =
	| { kind: 'loading' }
	| { kind: 'paid'; by: 'plan' | 'products' }
	| { kind: 'free'; offer: Promotion };

/** A failed request counts as answered here: only other cards offer a retry. What the site has kept is enough for the text, but not for the offer. */
const isAwaited = ({ entitlements: { confirmation } }: SupportCardFacts) =>
	confirmation.kind === 'loading' && !confirmation.isKept;

function resolveOffer({ promotion, canManage, entitlements }: SupportCardFacts): Promotion {
	if (!canManage) {
		return 'none';
	}
	// No upgrade is offered to a site that may have paid.
	return promotion === 'upgrade' && entitlements.confirmation.kind !== 'complete'
		? 'none'
		: promotion;
}

/** The support of a site, and the upgrade for faster help (DASH-35, DASH-37, DASH-38, ROLE-12). */
export function resolveSupportCard(facts: SupportCardFacts): SupportCardView {
	if (facts.entitlements.flags.hasSupport) {
		return { kind: 'paid', by: facts.entitlements.plan.class === 'free' ? 'products' : 'plan' };
	}
	if (facts.connection === 'connected' && facts.canManage && isAwaited(facts)) {
		return { kind: 'loading' };
	}
	return { kind: 'free', offer: resolveOffer(facts) };
}
