import { getRedirectUrl } from '@/lib/redirect-url';

/** Relative to wp-admin; leads to the assistant's page about what was bought. */
export const AFTER_RECOMMENDED_PURCHASE = 'admin.php?jp-react-redirect=product-purchased';

interface CheckoutFacts {
	/** What the provider resolves to its checkout page. */
	source: string;
	productSlug: string;
	/** The site as the provider names it: `Site.rawUrl`. */
	rawUrl: string;
	/** With a trailing slash. */
	adminUrl: string;
	/** Whether the viewer has an own account at the provider. */
	isLinked: boolean;
	coupon?: string;
	/** Where the buyer is sent back to, relative to wp-admin. */
	returnPath?: string;
}

/** The way to the provider's checkout and back to the admin page (API-68); it asks an unlinked user for an account first (API-69). */
export function buildCheckoutUrl({
	source,
	productSlug,
	rawUrl,
	adminUrl,
	isLinked,
	coupon,
	returnPath = 'admin.php?page=jetpack',
}: CheckoutFacts): string {
	const query = new URLSearchParams({ redirect_to: `${adminUrl}${returnPath}` });
	if (coupon) {
		query.set('coupon', coupon);
	}
	if (!isLinked) {
		query.set('unlinked', '1');
	}
	return getRedirectUrl(source, { site: rawUrl, path: productSlug, query: query.toString() });
}
