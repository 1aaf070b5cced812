import { __ } from '@wordpress/i18n';

/** The products with a page of their own, by their key in the page data (PRODUCT-01). */
export const PRODUCT_KEYS = [
	'akismet',
	'backup',
	'scan',
	'search',
	'security',
	'videopress',
] as const;

export type ProductKey = (typeof PRODUCT_KEYS)[number];

/**
 * The product that a route's slug names.
 *
 * @throws {Error} For any other slug (ERR-15).
 */
export function getProductKey(slug: string): ProductKey {
	const key = PRODUCT_KEYS.find((known) => known === slug);
	if (!key) {
		throw new Error(`Unknown product: ${slug}`);
	}
	return key;
}

const PRODUCT_NAMES: Record<ProductKey, () => string> = {
	akismet: () => __('Jetpack Anti-spam', 'dashboard-for-jetpack'),
	backup: () => __('Jetpack Backup', 'dashboard-for-jetpack'),
	scan: () => __('Jetpack Scan', 'dashboard-for-jetpack'),
	search: () => __('Jetpack Search', 'dashboard-for-jetpack'),
	security: () => __('Jetpack Security', 'dashboard-for-jetpack'),
	videopress: () => __('Jetpack VideoPress', 'dashboard-for-jetpack'),
};

/** Names of the products that lack one in the page data. */
export const getProductName = (key: ProductKey): string => PRODUCT_NAMES[key]();
