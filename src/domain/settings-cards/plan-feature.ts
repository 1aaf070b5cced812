import type { ModuleAvailability } from '@/domain/modules';
import { getPlanClass } from '@/domain/plans';
import type { Promotion } from '@/domain/promotions';
import type { Entitlements, SiteFeatureFlags } from '@/domain/site';
import { failureOf, type FailedView, type Remote } from '@/lib/remote';

export interface PlanFeatureFacts {
	flag: keyof SiteFeatureFlags;
	/** Undefined for a module that this site does not have. */
	availability: ModuleAvailability | undefined;
	isOn: boolean;
	/** The site's own record of its module, which speaks of the plan that the page printed. */
	isInRecord: boolean;
	printedSlug: string;
	entitlements: Pick<Entitlements, 'plan' | 'products' | 'flags' | 'isConfirmed'>;
	/** The two requests that tell what was bought. */
	answers: readonly Remote<unknown, unknown>[];
	promotion: Promotion;
}

export type PlanFeatureView =
	/** The site has it, or something other than money stands in the way. */
	{ kind: 'held' } | { kind: 'loading' } | FailedView | { kind: 'missing'; promotion: Promotion };

/** The classes of plans with ads and Google Analytics, as their modules name them. */
const CLASSES = ['premium', 'business', 'security', 'complete'];

function isHeld(facts: PlanFeatureFacts): boolean {
	const { flag, isInRecord, printedSlug, entitlements } = facts;
	const { plan, products, flags } = entitlements;
	// The record knows no plan that was bought or has ended since.
	return (
		(isInRecord && plan.productSlug === printedSlug) ||
		flags[flag] ||
		[plan.productSlug, ...products].some((slug) => CLASSES.includes(getPlanClass(slug)))
	);
}

/**
 * Whether a feature of the larger plans is this site's (ROLE-10): missing only by the provider's full answer, as
 * nobody is offered what they own.
 */
export function resolvePlanFeature(facts: PlanFeatureFacts): PlanFeatureView {
	const { availability, isOn, entitlements, answers, promotion } = facts;
	if (isOn || availability?.kind !== 'available' || isHeld(facts)) {
		return { kind: 'held' };
	}
	if (entitlements.isConfirmed) {
		return { kind: 'missing', promotion };
	}
	return answers.some((answer) => failureOf(answer) !== undefined)
		? { kind: 'failed', isRetrying: answers.some(({ phase }) => phase === 'loading') }
		: { kind: 'loading' };
}
