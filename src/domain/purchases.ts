/** DATA-06. Dates are ISO strings of the provider, or "". */
export interface Purchase {
	id: number;
	productSlug: string;
	productName: string;
	expiryDate: string;
	subscribedDate: string;
	isRefundable: boolean;
	/** The provider's own flag, which an expired purchase may still carry. */
	isActive: boolean;
}

/** A purchase, with whether it still gives the site anything. */
export interface DatedPurchase extends Purchase {
	/** Active and not expired, as of the moment when the list arrived. */
	isInForce: boolean;
}

/** How the wire says that a purchase is active (CONST-04). */
export const ACTIVE_PURCHASE_FLAG = '1';

/** Epoch milliseconds; the start of the day in UTC where the time can't be read, NaN for no date. */
const toMoment = (value: string): number => Date.parse(value) || Date.parse(value.slice(0, 10));

/**
 * Whether a purchase has an end, and the end is over (PLAN-16 to PLAN-19). A refundable purchase has just begun.
 *
 * @param purchase
 * @param now      Epoch milliseconds.
 */
export const isExpired = (
	{ expiryDate, isRefundable }: Pick<Purchase, 'expiryDate' | 'isRefundable'>,
	now: number,
): boolean => !isRefundable && toMoment(expiryDate) <= now;

/** Adds to each purchase whether it is in force now. */
export const datePurchases = (purchases: readonly Purchase[], now: number): DatedPurchase[] =>
	purchases.map((purchase) => ({
		...purchase,
		isInForce: purchase.isActive && !isExpired(purchase, now),
	}));

/** The term of a purchase plays no part in what it is (DATA-07). */
export function withoutTerm(productSlug: string): string {
	return productSlug.replace(/_monthly$/, '');
}

/** Whether two slugs name the same product, whatever their terms (DATA-07). */
export function isSameProduct(one: string, other: string): boolean {
	return withoutTerm(one) === withoutTerm(other);
}
