import type { ModuleFacts } from '@/domain/modules/availability';
import type { Promotion } from './promotions';
import type { Entitlements } from '@/domain/site/entitlements';
import type { SiteFeatureFlags } from '@/domain/site/feature-flags';
import type { Unsettled } from '@/lib/remote';

export interface PlanFeatureFacts extends ModuleFacts {
	flag: keyof SiteFeatureFlags;
	/** The server's record of the module allows it, by the plan in the page data. */
	isInRecord: boolean;
	entitlements: Pick<Entitlements, 'flags' | 'isPagePlan' | 'confirmation'>;
	promotion: Promotion;
}

export type PlanFeatureView =
	/** The site has it, or lacks it for a reason other than its plan. */
	{ kind: 'granted' } | Unsettled | { kind: 'missing'; promotion: Promotion };

/**
 * Whether the site has a feature of the larger plans (ROLE-10): it counts as missing only after the provider's complete answer,
 * so that nothing owned is offered.
 */
export function resolvePlanFeature(facts: PlanFeatureFacts): PlanFeatureView {
	const { flag, availability, isOn, isInRecord, entitlements, promotion } = facts;
	const { flags, isPagePlan, confirmation } = entitlements;
	const isGranted = flags[flag] || (isInRecord && isPagePlan);
	if (isOn || availability?.kind !== 'available' || isGranted) {
		return { kind: 'granted' };
	}
	return confirmation.kind === 'complete' ? { kind: 'missing', promotion } : confirmation;
}
