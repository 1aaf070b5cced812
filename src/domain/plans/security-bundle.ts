import { resolveOffer, type Promotion } from './promotions';
import type { Entitlements } from '@/domain/site/entitlements';

export interface SecurityBundleFacts {
	isMultisite: boolean;
	showBackups: boolean;
	promotion: Promotion;
	entitlements: Pick<Entitlements, 'flags' | 'confirmation'>;
}

/** `expected` reserves its space while the site may own all three. */
export type SecurityBundleView = 'hidden' | 'expected' | 'offered';

/**
 * Whether the bundle of backups, scan and anti-spam is offered (DASH-06, DASH-07): never offline or without a
 * connected owner, as `resolvePromotion` decides, never on a network, and never to a site that owns all three.
 */
export function resolveSecurityBundle(facts: SecurityBundleFacts): SecurityBundleView {
	const { isMultisite, showBackups, promotion, entitlements } = facts;
	const { hasBackups, hasScan, hasAntispam } = entitlements.flags;
	const ownsAll = hasBackups && hasScan && hasAntispam;
	if (promotion !== 'upgrade' || !showBackups || isMultisite || ownsAll) {
		return 'hidden';
	}
	const view = resolveOffer(promotion, entitlements.confirmation);
	if (view.kind === 'loading') {
		return 'expected';
	}
	return view.promotion === 'upgrade' ? 'offered' : 'hidden';
}
