import { __ } from '@wordpress/i18n';
import { keysOf } from '@/lib/values';

const PRODUCT_NAMES = {
	akismet: () => __('Jetpack Anti-spam'),
	backup: () => __('Jetpack Backup'),
	scan: () => __('Jetpack Scan'),
	search: () => __('Jetpack Search'),
	security: () => __('Jetpack Security'),
	videopress: () => __('Jetpack VideoPress'),
} satisfies Record<string, () => string>;

export type ProductKey = keyof typeof PRODUCT_NAMES;

/** The products with a page of their own, by their key in the page data (PRODUCT-01). */
export const PRODUCT_KEYS: readonly ProductKey[] = keysOf(PRODUCT_NAMES);

/** @throws {Error} For any other slug (ERR-15). */
export function getProductKey(slug: string): ProductKey {
	const key = PRODUCT_KEYS.find((known) => known === slug);
	if (!key) {
		throw new Error(`Unknown product: ${slug}`);
	}
	return key;
}

/** Names of the products that lack one in the page data. */
export const getProductName = (key: ProductKey): string => PRODUCT_NAMES[key]();
