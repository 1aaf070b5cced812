import { isCouponSnoozed } from '@/domain/plans/partner-coupon';
import type { PartnerCoupon } from '@/domain/site/types';
import { EPOCH } from '@/lib/stored';
import type { SafeUrl } from '@/lib/safe-url';
import { getCheckoutUrl } from './checkout';
import { selectHasConnectedOwner } from '../connection';
import { recordEvent } from '../store/analytics';
import { defineMemory } from '../store/memory';
import type { AppThunk } from '../store/types';

const dismissedAt = defineMemory('dashboard-for-jetpack-coupon-dismissed-at', EPOCH, {
	of: 'browser',
});

/** Whether "Remind me later" is still in force in this browser. */
export const recallCouponSnooze =
	(): AppThunk<boolean> =>
	(dispatch, _getState, { browser }) =>
		isCouponSnoozed(dispatch(dismissedAt.recall()), browser.now());

/** Dismisses the coupon for a while: "Remind me later" (COUPON-09, COUPON-10). */
export const snoozeCoupon =
	(): AppThunk =>
	(dispatch, _getState, { browser }) =>
		dispatch(dismissedAt.remember(browser.now()));

/** The address that redeems a coupon (COUPON-06). */
export const getRedemptionUrl = ({ code, product }: PartnerCoupon): AppThunk<SafeUrl> =>
	getCheckoutUrl({
		source: 'jetpack-plugin-partner-coupon-checkout',
		productSlug: product.slug,
		coupon: code,
	});

/** Records that the coupon was shown (TRACK-20). */
export const recordCouponView = (): AppThunk => recordEvent('jetpack_partner_coupon_redeem_view');

/** Records a click on "Redeem", or on the button that connects first (TRACK-21). */
export const recordCouponClick =
	({ code, partner, preset }: PartnerCoupon): AppThunk =>
	(_dispatch, getState, { tracks }) =>
		tracks.recordEvent('jetpack_partner_coupon_redeem_click', {
			coupon: code,
			partner: partner.prefix,
			preset,
			connected: selectHasConnectedOwner(getState()) ? 'yes' : 'no',
		});
