import { useEffect, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { isCouponSpent } from '@/domain/plans/partner-coupon';
import type { PartnerCoupon, Site } from '@/domain/site/types';
import { PRODUCT } from '@/lib/brand';
import { toPictureUrl } from '@/lib/picture-url';
import { joinUrl } from '@/lib/safe-url';
import { getPagePath } from '@/state/store/browser';
import { selectCapabilities, selectHasConnectedOwner } from '@/state/connection';
import {
	getRedemptionUrl,
	recordCouponClick,
	recordCouponView,
} from '@/state/plans/partner-coupon';
import { selectEntitlements } from '@/state/site/entitlements';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import { CheckList } from '@/ui/check-list';
import { Link } from '@/ui/link';
import { ConnectScreen } from './connect-screen';
import styles from './style.module.scss';

interface PartnerLogoProps {
	partner: PartnerCoupon['partner'];
	/** The logo's address is relative to the plugin's folder. */
	site: Pick<Site, 'adminUrl' | 'rawUrl' | 'pluginBaseUrl'>;
}

/** The title contains the partner's name, too, so a logo that fails to load needs no fallback. */
export function PartnerLogo({ partner: { logo, name }, site }: PartnerLogoProps) {
	const [isMissing, setIsMissing] = useState(false);
	const src = logo && toPictureUrl(`${site.pluginBaseUrl}${logo.src}`, site);
	if (!logo || !src || isMissing) {
		return null;
	}
	return (
		<img
			src={src}
			alt={name}
			width={logo.width}
			height={logo.height}
			className={styles.logo}
			onError={() => setIsMissing(true)}
		/>
	);
}

/** Why the coupon can't be redeemed on a site with an owner, or null. */
function useHindrance(coupon: PartnerCoupon): string | null {
	const entitlements = useAppSelector(selectEntitlements);
	const { canPurchasePlan } = useAppSelector(selectCapabilities);
	if (isCouponSpent(coupon, entitlements)) {
		/* translators: %s: name of the coupon's product. */
		const sentence = __('%s is already active on this site.');
		return sprintf(sentence, coupon.product.title);
	}
	return canPurchasePlan ? null : __('Ask an administrator of this site to redeem this coupon.');
}

/** A partner's unredeemed coupon (SHELL-27, COUPON-01 to COUPON-06). */
export function CouponScreen({ coupon }: { coupon: PartnerCoupon }) {
	const dispatch = useAppDispatch();
	const site = useAppSelector(selectSite);
	const hasOwner = useAppSelector(selectHasConnectedOwner);
	const hindrance = useHindrance(coupon);
	const { product, partner, code } = coupon;
	useEffect(() => void dispatch(recordCouponView()), [dispatch]);

	// Loads the page without the redemption parameter.
	const dashboardUrl = joinUrl(site.adminUrl, dispatch(getPagePath('#/dashboard')));
	const title = sprintf(
		/* translators: 1: name of the product, 2: name of a partner. */
		__('Welcome to %1$s %2$s traveler!'),
		PRODUCT,
		partner.name,
	);
	const header = <PartnerLogo partner={partner} site={site} />;
	if (hasOwner && hindrance) {
		return (
			<ConnectScreen
				header={header}
				title={title}
				/* translators: %s: name of the product. */
				buttonLabel={sprintf(__('Continue to %s'), PRODUCT)}
				from="partner-coupon"
				continueHref={dashboardUrl}
			>
				<p>{hindrance}</p>
			</ConnectScreen>
		);
	}
	return (
		<ConnectScreen
			header={header}
			title={title}
			buttonLabel={
				hasOwner
					? /* translators: %s: name of the coupon's product. */
						sprintf(__('Redeem %s'), product.title)
					: /* translators: %s: name of the coupon's product. */
						sprintf(__('Set up & redeem %s'), product.title)
			}
			from="partner-coupon"
			// Not `encodeURIComponent`, which throws for a lone surrogate.
			returnQuery={String(new URLSearchParams({ partnerCoupon: code, showCouponRedemption: '1' }))}
			continueHref={hasOwner ? dispatch(getRedemptionUrl(coupon)) : undefined}
			onPress={() => dispatch(recordCouponClick(coupon))}
		>
			<p>{product.description}</p>
			<CheckList items={product.features} />
			{hasOwner && (
				<p>
					<Link href={dashboardUrl}>{__('Not now')}</Link>
				</p>
			)}
		</ConnectScreen>
	);
}

/** Only rendered if there is a coupon. */
export default function Coupon() {
	const { coupon } = useAppSelector(selectSite).partner;
	return coupon && <CouponScreen coupon={coupon} />;
}
