import type { Promotion } from '@/domain/promotions';
import { resolveFeatureFlags, type SiteFeatures } from '@/domain/site';

export interface SecurityBundleFacts {
	isMultisite: boolean;
	showBackups: boolean;
	promotion: Promotion;
	/** What the page knew of the plan: the banner must not come or go with a late answer. */
	planFeatures: Pick<SiteFeatures, 'active'>;
}

/**
 * Whether the bundle of backups, scan and anti-spam is offered (DASH-06, DASH-07): never offline or without a
 * connected owner, which the promotion says, never on a network, and not to who has all three.
 */
export function isSecurityBundleOffered(facts: SecurityBundleFacts): boolean {
	const { hasBackups, hasScan, hasAntispam } = resolveFeatureFlags(facts.planFeatures);
	return (
		facts.promotion === 'upgrade' &&
		facts.showBackups &&
		!facts.isMultisite &&
		!(hasBackups && hasScan && hasAntispam)
	);
}
