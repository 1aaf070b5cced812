import { withDuration, type PlanDuration } from '@/domain/offers';
import { getRedirectUrl } from '@/lib/redirect-url';
import { joinUrl, type SafeUrl } from '@/lib/safe-url';

/** Relative to wp-admin; leads to the assistant's page about what was bought. */
export const AFTER_RECOMMENDED_PURCHASE = 'admin.php?jp-react-redirect=product-purchased';

/** What is bought, and where. */
export interface CheckoutItem {
	/** What the provider resolves to its checkout page. */
	source: string;
	productSlug: string;
	duration?: PlanDuration;
	coupon?: string;
	/** Where the buyer is sent back to, relative to wp-admin. */
	returnPath: string;
}

interface Buyer {
	/** The site as the provider names it: `Site.rawUrl`. */
	rawUrl: string;
	/** With a trailing slash. */
	adminUrl: SafeUrl;
	/** Whether the viewer has an own account at the provider. */
	isLinked: boolean;
}

/**
 * The way to the provider's checkout and back to the admin page (API-68); it asks an unlinked user for an account first (API-69).
 * Whatever stands in an item, the address is the provider's own.
 */
export function buildCheckoutUrl(
	item: CheckoutItem,
	{ rawUrl, adminUrl, isLinked }: Buyer,
): SafeUrl {
	const { source, productSlug, duration, coupon, returnPath } = item;
	const query = new URLSearchParams({ redirect_to: joinUrl(adminUrl, returnPath) });
	if (coupon) {
		query.set('coupon', coupon);
	}
	if (!isLinked) {
		query.set('unlinked', '1');
	}
	return getRedirectUrl(source, {
		site: rawUrl,
		path: withDuration(productSlug, duration),
		query: query.toString(),
	});
}
