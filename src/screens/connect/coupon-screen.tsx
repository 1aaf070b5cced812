import { __, sprintf } from '@wordpress/i18n';
import { PRODUCT } from '@/lib/brand';
import { getRedirectUrl } from '@/lib/redirect-url';
import type { PartnerCoupon } from '@/domain/site';
import { selectHasConnectedOwner } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { selectSite } from '@/state/site';
import { Benefits } from './benefits';
import { ConnectScreen } from './connect-screen';
import { PartnerLogo } from './partner-logo';

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
				__('Welcome to %1$s %2$s traveler!', 'jetpack'),
				PRODUCT,
				partner.name,
			)}
			buttonLabel={
				hasOwner
					? /* translators: %s: name of what the coupon gives. */
						sprintf(__('Redeem %s', 'jetpack'), product.title)
					: /* translators: %s: name of what the coupon gives. */
						sprintf(__('Set up & redeem %s', 'jetpack'), product.title)
			}
			from="partner-coupon"
			returnQuery={query}
			continueHref={hasOwner ? checkoutUrl : undefined}
		>
			<p>{product.description}</p>
			<Benefits items={product.features} />
			{hasOwner && (
				<p>
					{/* Loads the page without the wish to redeem. */}
					<a href={`${adminUrl}admin.php?page=jetpack#/dashboard`}>{__('Not now', 'jetpack')}</a>
				</p>
			)}
		</ConnectScreen>
	);
}
