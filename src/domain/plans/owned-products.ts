import { __, sprintf } from '@wordpress/i18n';
import { formatSiteDate, parseDate } from '@/lib/dates';
import { toPlain } from '@/domain/pasted/characters';
import { isExpired, type Purchase } from './purchases';
import { getBaseSlug } from '.';
import { describeSlug } from './describe-slug';
import { hasPlaceholders } from './feature-cards';

/** The shown parts of a purchase (PLAN-20). Dates are the provider's, or "". */
export interface PurchaseFields {
	expiryDate: string;
	purchaseDate: string;
	isRefundable: boolean;
	/** PHP date format of the site. */
	dateFormat: string;
}

/** Whether a date exists in the calendar: "0000-00-00" and February 30 don't. */
const isRealDay = (value: string) =>
	parseDate(value)?.toISOString().slice(0, 10) === value.slice(0, 10);

/**
 * The text about the start or end of a purchase (PLAN-16 to PLAN-19); "" for an invalid date. The answer has no time zone of the site, so a date
 * keeps the day that the provider wrote.
 */
export function describePurchase(
	{ expiryDate, purchaseDate, isRefundable, dateFormat }: PurchaseFields,
	locale: string,
	now: number,
): string {
	const isPurchase = expiryDate === '' || isRefundable;
	const date = isPurchase ? purchaseDate : expiryDate;
	if (!isRealDay(date)) {
		return '';
	}
	const day = formatSiteDate(date, dateFormat, locale);
	if (isPurchase) {
		/* translators: %s: a date. */
		return sprintf(__('Purchased on %s.'), day);
	}
	return isExpired({ expiryDate, isRefundable }, now)
		? /* translators: %s: a date. */
			sprintf(__('Expired on %s.'), day)
		: /* translators: %s: a date. */
			sprintf(__('Renews on %s.'), day);
}

/** A product that the site has besides its plan. */
export interface OwnedProduct {
	key: string;
	slug: string;
	name: string;
	/** Undefined for a product in the provider's record of the site without a purchase. */
	purchase?: Purchase;
}

/** A product's name: from our table, else from the provider, else its slug. */
export function getOwnedName(slug: string, productName = ''): string {
	const { planClass, name } = describeSlug(slug);
	if (planClass !== '') {
		return name;
	}
	return productName || name || __('Unnamed product');
}

export interface OwnedFacts {
	planSlug: string;
	/** All purchases, active or not. */
	purchases: readonly Purchase[];
	/** Slugs of the products in the provider's record of the site. */
	products: readonly string[];
}

/** The purchase of the plan: the active one, else the last. */
export function findPlanPurchase({
	planSlug,
	purchases,
}: Pick<OwnedFacts, 'planSlug' | 'purchases'>): Purchase | undefined {
	const base = getBaseSlug(planSlug);
	const ofPlan = purchases.filter(({ productSlug }) => getBaseSlug(productSlug) === base);
	return ofPlan.find(({ isActive }) => isActive) ?? ofPlan[0];
}

/**
 * Additional active products (PLAN-04): all active purchases except the plan. A single product in place of a plan is
 * listed, too (PLAN-12).
 */
export function listOwnedProducts({ planSlug, purchases, products }: OwnedFacts): OwnedProduct[] {
	const isProduct = hasPlaceholders(describeSlug(planSlug).planClass);
	const plan = isProduct ? undefined : getBaseSlug(planSlug);
	const bought = purchases
		.filter(({ isActive, productSlug }) => isActive && getBaseSlug(productSlug) !== plan)
		.map((purchase, index): OwnedProduct => ({
			key: `${purchase.id}-${index}`,
			slug: purchase.productSlug,
			name: getOwnedName(purchase.productSlug, purchase.productName),
			purchase,
		}));
	const known = new Set([plan, ...bought.map(({ slug }) => getBaseSlug(slug))]);
	const unexplained = [...new Set(products)].filter((slug) => !known.has(getBaseSlug(slug)));
	return [...bought, ...unexplained.map((slug) => ({ key: slug, slug, name: getOwnedName(slug) }))];
}

/** A pasted name may have quotes around it and characters that nobody sees. */
const toSearched = (text: string) => toPlain(text).replace(/"/g, '').toLowerCase();

export function findProducts(products: readonly OwnedProduct[], typed: string): OwnedProduct[] {
	const wanted = toSearched(typed).trim();
	return products.filter(({ name, slug }) => toSearched(`${name}\n${slug}`).includes(wanted));
}
