import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { PartnerCoupon } from '@/domain/site';
import { PRODUCT } from '@/lib/brand';
import { getRedirectUrl } from '@/lib/redirect-url';
import { toSafeUrl } from '@/lib/safe-url';
import { selectHasConnectedOwner } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { selectSite } from '@/state/site';
import { CheckList } from '@/ui/check-list';
import { ConnectScreen } from './connect-screen';
import styles from './style.module.scss';

interface PartnerLogoProps {
	partner: PartnerCoupon['partner'];
	/** The plugin's folder: the logo's address is relative to it. */
	baseUrl: string;
}

/** The title names the partner as well, so a logo that cannot be had leaves nothing behind. */
export function PartnerLogo({ partner: { logo, name }, baseUrl }: PartnerLogoProps) {
	const [isMissing, setIsMissing] = useState(false);
	const src = logo && toSafeUrl(`${baseUrl}${logo.src}`);
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

/** A partner's coupon that waits to be redeemed (SHELL-27, COUPON-01 to COUPON-06). */
export function CouponScreen({ coupon }: { coupon: PartnerCoupon }) {
	const { rawUrl, adminUrl, pluginBaseUrl } = useAppSelector(selectSite);
	const hasOwner = useAppSelector(selectHasConnectedOwner);
	const { product, partner, code } = coupon;

	const checkoutUrl = getRedirectUrl('jetpack-plugin-partner-coupon-checkout', {
		path: product.slug,
		site: rawUrl,
		query: `coupon=${encodeURIComponent(code)}`,
	});
	const query = `partnerCoupon=${encodeURIComponent(code)}&showCouponRedemption=1`;

	return (
		<ConnectScreen
			header={<PartnerLogo partner={partner} baseUrl={pluginBaseUrl} />}
			title={sprintf(
				/* translators: 1: name of the product, 2: name of a partner. */
				__('Welcome to %1$s %2$s traveler!', 'dashboard-for-jetpack'),
				PRODUCT,
				partner.name,
			)}
			buttonLabel={
				hasOwner
					? /* translators: %s: name of what the coupon gives. */
						sprintf(__('Redeem %s', 'dashboard-for-jetpack'), product.title)
					: /* translators: %s: name of what the coupon gives. */
						sprintf(__('Set up & redeem %s', 'dashboard-for-jetpack'), product.title)
			}
			from="partner-coupon"
			returnQuery={query}
			continueHref={hasOwner ? checkoutUrl : undefined}
		>
			<p>{product.description}</p>
			<CheckList items={product.features} />
			{hasOwner && (
				<p>
					{/* Loads the page without the wish to redeem. */}
					<a href={`${adminUrl}admin.php?page=jetpack#/dashboard`}>
						{__('Not now', 'dashboard-for-jetpack')}
					</a>
				</p>
			)}
		</ConnectScreen>
	);
}

/** Only chosen where there is a coupon. */
export default function Coupon() {
	const { coupon } = useAppSelector(selectSite).partner;
	return coupon && <CouponScreen coupon={coupon} />;
}
