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
