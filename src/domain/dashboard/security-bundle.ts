import type { Promotion } from '@/domain/promotions';
import type { SiteFeatureFlags } from '@/domain/site';

export interface SecurityBundleFacts {
	isMultisite: boolean;
	showBackups: boolean;
	promotion: Promotion;
	flags: Pick<SiteFeatureFlags, 'hasBackups' | 'hasScan' | 'hasAntispam'>;
}

/**
 * Whether the bundle of backups, scan and anti-spam is offered (DASH-06, DASH-07): never offline or without a
 * connected owner, which the promotion says, never on a network, and never to a site that has all three.
 */
export const isSecurityBundleOffered = ({
	isMultisite,
	showBackups,
	promotion,
	flags: { hasBackups, hasScan, hasAntispam },
}: SecurityBundleFacts): boolean =>
	promotion === 'upgrade' && showBackups && !isMultisite && !(hasBackups && hasScan && hasAntispam);
