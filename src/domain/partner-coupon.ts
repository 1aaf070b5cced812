import type { SiteConnection } from '@/domain/connection';
import { getFlagsOf, type Entitlements, type PartnerCoupon } from '@/domain/site';

/** How long "Remind me later" lasts, in milliseconds (COUPON-09): three days. */
const SNOOZE = 259_200_000;

/**
 * Whether the coupon's banner was put off.
 *
 * @param dismissedAt When, in milliseconds since 1970; null where it never was. What is no time, or one to come, does not count.
 */
export function isCouponSnoozed(dismissedAt: string | null, now: number): boolean {
	const elapsed = now - Number(dismissedAt ?? NaN);
	return elapsed >= 0 && elapsed < SNOOZE;
}

/** Whether the site has what the coupon gives: then it was redeemed, or there is nothing to gain by it. */
export function isCouponSpent({ product }: PartnerCoupon, { flags, products }: Entitlements) {
	const gives = getFlagsOf([product.slug]);
	return (
		products.includes(product.slug) || (gives.length > 0 && gives.every((flag) => flags[flag]))
	);
}

export interface CouponBannerFacts {
	coupon: PartnerCoupon | null;
	connection: SiteConnection;
	canPurchasePlan: boolean;
	entitlements: Entitlements;
	isSnoozed: boolean;
}

/** Whether the banner of a connected site stands (COUPON-07): before that, the coupon has a screen of its own. */
export const isCouponBannerShown = (facts: CouponBannerFacts): boolean =>
	facts.coupon !== null &&
	facts.connection === 'connected' &&
	facts.canPurchasePlan &&
	!facts.isSnoozed &&
	!isCouponSpent(facts.coupon, facts.entitlements);
