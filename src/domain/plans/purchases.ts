/** A purchase as the provider returns it (DATA-06). Dates are ISO strings, or "". */
export interface Purchase {
	id: number;
	productSlug: string;
	productName: string;
	expiryDate: string;
	subscribedDate: string;
	isRefundable: boolean;
	/** The provider's flag, which may still be set on an expired purchase; null if it can't be read. */
	isActive: boolean | null;
}

/** A purchase, and whether it is in force. */
export interface DatedPurchase extends Purchase {
	/** Active and not expired, as of the time when the list was loaded. */
	isInForce: boolean;
}

/** The server's value for an active purchase (CONST-04). */
export const ACTIVE_PURCHASE_FLAG = '1';

/** Epoch milliseconds; the start of the day in UTC if the time can't be parsed, NaN without a date. */
const toMoment = (value: string): number => Date.parse(value) || Date.parse(value.slice(0, 10));

/** Whether a purchase has expired (PLAN-16 to PLAN-19). A refundable purchase is new and counts as active. */
export const isExpired = (
	{ expiryDate, isRefundable }: Pick<Purchase, 'expiryDate' | 'isRefundable'>,
	now: number,
): boolean => !isRefundable && toMoment(expiryDate) <= now;

/** Adds to each purchase whether it is in force now. */
export const datePurchases = (purchases: readonly Purchase[], now: number): DatedPurchase[] =>
	purchases.map((purchase) => ({
		...purchase,
		isInForce: purchase.isActive === true && !isExpired(purchase, now),
	}));

/** The product's slug without its billing term (DATA-07). */
export function withoutTerm(productSlug: string): string {
	return productSlug.replace(/_monthly$/, '');
}

/** Whether two slugs name the same product, regardless of their terms (DATA-07). */
export function isSameProduct(one: string, other: string): boolean {
	return withoutTerm(one) === withoutTerm(other);
}

const RENEWAL_NOTICE = 30 * 24 * 60 * 60 * 1000;

/**
 * The purchases that renew within 30 days, and the expired ones that the provider still lists as active; the soonest
 * first. A refundable purchase is new.
 */
export function findRenewals<P extends Purchase>(
	purchases: readonly P[],
	now: number,
): (P & { isExpired: boolean })[] {
	return purchases
		.filter(({ isActive, isRefundable, expiryDate }) => {
			const at = toMoment(expiryDate);
			return isActive && !isRefundable && at - now <= RENEWAL_NOTICE;
		})
		.map((purchase) => ({ ...purchase, isExpired: isExpired(purchase, now) }))
		.sort((one, other) => toMoment(one.expiryDate) - toMoment(other.expiryDate));
}
