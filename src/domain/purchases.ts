/** DATA-06. Dates are ISO strings of the provider, or "". */
export interface Purchase {
	id: number;
	productSlug: string;
	productName: string;
	expiryDate: string;
	subscribedDate: string;
	isRefundable: boolean;
	isActive: boolean;
}

/** How the wire says that a purchase is in force (CONST-04). */
export const ACTIVE_PURCHASE_FLAG = '1';

/** The term of a purchase plays no part in what it is (DATA-07). */
export function withoutTerm(productSlug: string): string {
	return productSlug.replace(/_monthly$/, '');
}

/** Whether two slugs name the same product, whatever their terms (DATA-07). */
export function isSameProduct(one: string, other: string): boolean {
	return withoutTerm(one) === withoutTerm(other);
}
