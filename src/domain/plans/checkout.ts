import { withDuration, type PlanDuration } from './offers';
import { joinUrl, type SafeUrl } from '@/lib/safe-url';
import { buildUpgradeUrl, type Buyer } from './upgrade-url';

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

interface Shop extends Buyer {
	/** With a trailing slash. */
	adminUrl: SafeUrl;
}

/**
 * The address of the provider's checkout, which returns to the admin page (API-68); an unlinked user links an account first (API-69).
 * The address is always the provider's own, whatever an item contains.
 */
export function buildCheckoutUrl(item: CheckoutItem, { adminUrl, ...buyer }: Shop): SafeUrl {
	const { source, productSlug, duration, coupon, returnPath } = item;
	return buildUpgradeUrl(source, buyer, {
		path: withDuration(productSlug, duration),
		query: {
			redirect_to: joinUrl(adminUrl, returnPath),
			...(coupon && { coupon }),
		},
	});
}
