import { getRedirectUrl } from '@/lib/redirect-url';
import type { SafeUrl } from '@/lib/safe-url';
import type { Site } from '@/domain/site/types';

/** What the provider needs to know about a site and a person who may buy. */
export interface Buyer extends Pick<Site, 'rawUrl' | 'partner' | 'purchaseToken'> {
	/** The user's id on this site; 0 if it isn't known. */
	userId: number;
	/** Whether the user has a linked account at the provider. */
	isLinked: boolean;
	hasConnectedOwner: boolean;
}

/** The plans page that the tab leads to, and the provider's name for it on a site without an owner. */
const PLANS = 'jetpack-plans';
const SITE_ONLY_PLANS = 'jetpack-nav-site-only-plans';

interface UpgradeWish {
	/** A product at the provider. */
	path?: string;
	query?: Record<string, string>;
}

/**
 * Every link to the provider's plans, upgrades and checkout: with the token by which a site without an owner may buy (PLAN-23), with the
 * partner that sent the site and the user (PLAN-24), and with a mark for a user without an account (API-69).
 */
export function buildUpgradeUrl(source: string, buyer: Buyer, wish: UpgradeWish = {}): SafeUrl {
	const { rawUrl, partner, purchaseToken, userId, isLinked, hasConnectedOwner } = buyer;
	const query = new URLSearchParams(wish.query);
	if (!isLinked) {
		query.set('unlinked', '1');
	}
	if (purchaseToken) {
		query.set('purchasetoken', purchaseToken);
	}
	return getRedirectUrl(source === PLANS && !hasConnectedOwner ? SITE_ONLY_PLANS : source, {
		site: rawUrl,
		path: wish.path,
		query: query.toString(),
		aff: partner.aff,
		u: userId ? String(userId) : '',
		subsidiaryId: partner.subsidiaryId,
	});
}
