import { findRenewals, isSameProduct, type DatedPurchase } from '@/domain/plans/purchases';
import { hasAllOf, type Entitlements } from '@/domain/site/entitlements';

/** A purchase that renews within 30 days, or has expired. */
export interface Renewal {
	/** The provider's number of the purchase. */
	id: number;
	name: string;
	/** The provider's date. */
	expiryDate: string;
	isExpired: boolean;
}

export interface RenewalFacts {
	purchases: readonly DatedPurchase[];
	entitlements: Pick<Entitlements, 'flags' | 'confirmation'>;
	/** Names of the renewals that this person has dismissed in this browser. */
	dismissed: readonly string[];
	now: number;
}

/** Names a purchase and its date, so that the next expiry is no longer dismissed. */
export const nameRenewal = ({ id, expiryDate }: Pick<Renewal, 'id' | 'expiryDate'>): string =>
	`${id} ${expiryDate}`;

/** Whether the site still has what an expired purchase gave it. */
const isCovered = (expired: DatedPurchase, { purchases, entitlements }: RenewalFacts): boolean =>
	hasAllOf(expired.productSlug, entitlements.flags) ||
	purchases.some(
		({ isInForce, productSlug }) => isInForce && isSameProduct(productSlug, expired.productSlug),
	);

/**
 * The purchases that renew soon, and the expired ones that leave a gap: nothing else covers them, and nobody dismissed them.
 * No loss is claimed unless we know everything that the site owns.
 */
export function resolveRenewals(facts: RenewalFacts): Renewal[] {
	const { purchases, entitlements, dismissed, now } = facts;
	const isSure = entitlements.confirmation.kind === 'complete';
	return findRenewals(purchases, now)
		.filter((purchase) => !purchase.isExpired || (isSure && !isCovered(purchase, facts)))
		.map(({ id, productSlug, productName, expiryDate, isExpired }) => ({
			id,
			name: productName || productSlug,
			expiryDate,
			isExpired,
		}))
		.filter((renewal) => !renewal.isExpired || !dismissed.includes(nameRenewal(renewal)));
}
