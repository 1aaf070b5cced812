/** OFFER-10. */
export type PlanDuration = 'yearly' | 'monthly';

/** The slug under which a product is sold for a term (OFFER-11). */
export const withDuration = (productSlug: string, duration: PlanDuration = 'yearly') =>
	duration === 'monthly' ? `${productSlug}-monthly` : productSlug;
