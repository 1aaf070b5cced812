import type { SiteConnection } from '@/domain/connection';
import { hasAllOf, type Entitlements } from '@/domain/site/entitlements';
import type { PartnerCoupon } from '@/domain/site/types';

/** The duration of "Remind me later" in milliseconds (COUPON-09): three days. */
const SNOOZE = 259_200_000;

/** @param dismissedAt When, in milliseconds since 1970; null if never. A future time is ignored. */
export function isCouponSnoozed(dismissedAt: number | null, now: number): boolean {
	const elapsed = now - (dismissedAt ?? NaN);
	return elapsed >= 0 && elapsed < SNOOZE;
}

/** Whether the site has the coupon's product, so that the coupon was redeemed or is of no use. */
export const isCouponSpent = ({ product }: PartnerCoupon, { flags, products }: Entitlements) =>
	products.includes(product.slug) || hasAllOf(product.slug, flags);

export interface CouponBannerFacts {
	coupon: PartnerCoupon | null;
	connection: SiteConnection;
	canPurchasePlan: boolean;
	entitlements: Entitlements;
	isSnoozed: boolean;
}

/** Whether a connected site shows the banner (COUPON-07); before the connection, the coupon has its own screen. */
export const isCouponBannerShown = (facts: CouponBannerFacts): boolean =>
	facts.coupon !== null &&
	facts.connection === 'connected' &&
	facts.canPurchasePlan &&
	!facts.isSnoozed &&
	!isCouponSpent(facts.coupon, facts.entitlements);
