import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { __, sprintf } from '@wordpress/i18n';
import { tag } from '@wordpress/icons';
import { isCouponBannerShown } from '@/domain/plans/partner-coupon';
import { findRoute } from '@/domain/routes/table';
import type { PartnerCoupon } from '@/domain/site/types';
import { joinUrl } from '@/lib/safe-url';
import { getPagePath } from '@/state/store/browser';
import {
	selectCapabilities,
	selectConnectionTask,
	selectHasConnectedOwner,
	selectSiteConnection,
} from '@/state/connection';
import { createFacts } from '@/state/store/create-facts';
import {
	getRedemptionUrl,
	recallCouponSnooze,
	recordCouponClick,
	recordCouponView,
	snoozeCoupon,
} from '@/state/plans/partner-coupon';
import { selectEntitlements } from '@/state/site/entitlements';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { ButtonGroup } from '@/ui/button-group';
import { focusScreenHeading } from '@/ui/screen-title';
import { isCouponRequested } from '../admin-page';

const selectFacts = createFacts({
	coupon: (state) => selectSite(state).partner.coupon,
	connection: selectSiteConnection,
	canPurchasePlan: (state) => selectCapabilities(state).canPurchasePlan,
	entitlements: selectEntitlements,
});

function RedeemBanner({ coupon, onSnooze }: { coupon: PartnerCoupon; onSnooze: () => void }) {
	const dispatch = useAppDispatch();
	const hasOwner = useAppSelector(selectHasConnectedOwner);
	const { adminUrl } = useAppSelector(selectSite);
	useEffect(() => void dispatch(recordCouponView()), [dispatch]);
	// Without an account the coupon's own screen connects the site first.
	const couponScreen = joinUrl(adminUrl, dispatch(getPagePath('&showCouponRedemption=1')));
	return (
		<Banner
			headingLevel={2}
			icon={tag}
			title={__('One free year of Backup')}
			description={sprintf(
				/* translators: 1: name of a product, 2: name of a partner. */
				__('%1$s comes with your %2$s coupon.'),
				coupon.product.title,
				coupon.partner.name,
			)}
		>
			<ButtonGroup label={__('Coupon')}>
				<Button
					size="small"
					href={hasOwner ? dispatch(getRedemptionUrl(coupon)) : couponScreen}
					onClick={() => dispatch(recordCouponClick(coupon))}
				>
					{__('Redeem')}
				</Button>
				<Button variant="link" size="small" onClick={onSnooze}>
					{__('Remind me later')}
				</Button>
			</ButtonGroup>
		</Banner>
	);
}

/** A partner's coupon that a connected site has not redeemed, on the dashboard's routes (COUPON-07 to COUPON-10). */
export function CouponBanner() {
	const dispatch = useAppDispatch();
	const facts = useAppSelector(selectFacts);
	const { pathname } = useLocation();
	const [isSnoozed, setIsSnoozed] = useState(() => dispatch(recallCouponSnooze()));
	// While the site is connecting, the coupon's own screen is still shown.
	const isConnecting = useAppSelector(selectConnectionTask) !== null;
	const isHere = findRoute(pathname)?.group === 'dashboard' && !isCouponRequested();
	if (!facts.coupon || !isHere || isConnecting || !isCouponBannerShown({ ...facts, isSnoozed })) {
		return null;
	}
	const snooze = () => {
		dispatch(snoozeCoupon());
		setIsSnoozed(true);
		focusScreenHeading();
	};
	return <RedeemBanner coupon={facts.coupon} onSnooze={snooze} />;
}
