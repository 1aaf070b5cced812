const REQUIRED = [
	'title',
	'price',
	'currency',
	'billingDescription',
	'checkoutText',
	'checkoutUrl',
	'productSlug',
] as const;

type RequiredName = (typeof REQUIRED)[number];

/**
 * @throws {Error} That names the first thing a product card cannot do without (COMP-16).
 */
export function assertProduct(product: Partial<Record<RequiredName, unknown>>): void {
	const missing = REQUIRED.find(
		(name) => product[name] === undefined || product[name] === null || product[name] === '',
	);
	if (missing) {
		throw new Error(`A product card needs "${missing}".`);
	}
}
