import { __ } from '@wordpress/i18n';
import { assertNever } from '@/lib/values';

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

/** Names of the products that lack one in the page data. */
export function getProductName(key: ProductKey): string {
	switch (key) {
		case 'akismet':
			return __('Jetpack Anti-spam', 'dashboard-for-jetpack');
		case 'backup':
			return __('Jetpack Backup', 'dashboard-for-jetpack');
		case 'scan':
			return __('Jetpack Scan', 'dashboard-for-jetpack');
		case 'search':
			return __('Jetpack Search', 'dashboard-for-jetpack');
		case 'security':
			return __('Jetpack Security', 'dashboard-for-jetpack');
		case 'videopress':
			return __('Jetpack VideoPress', 'dashboard-for-jetpack');
		default:
			return assertNever(key);
	}
}
