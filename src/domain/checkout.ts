import { withDuration, type PlanDuration } from '@/domain/offers';
import { getRedirectUrl } from '@/lib/redirect-url';
import { joinUrl, type SafeUrl } from '@/lib/safe-url';

/** Relative to wp-admin; opens the assistant's page about the purchase. */
export const AFTER_RECOMMENDED_PURCHASE = 'admin.php?jp-react-redirect=product-purchased';

/** The product, and the page to return to. */
export interface CheckoutItem {
	/** The name that the provider redirects to its checkout page. */
	source: string;
	productSlug: string;
	duration?: PlanDuration;
	coupon?: string;
	/** The page that the buyer returns to, relative to wp-admin. */
	returnPath: string;
}

interface Buyer {
	/** The provider's name for the site: `Site.rawUrl`. */
	rawUrl: string;
	/** With a trailing slash. */
	adminUrl: SafeUrl;
	/** Whether the user has a linked account at the provider. */
	isLinked: boolean;
}

/**
 * The address of the provider's checkout, which returns to the admin page (API-68); an unlinked user links an account first (API-69).
 * Whatever an item contains, the address is always the provider's own.
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
