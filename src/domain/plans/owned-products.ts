import { __, sprintf } from '@wordpress/i18n';
import { formatSiteDate, parseDate } from '@/domain/dates';
import { isExpired, type Purchase } from '@/domain/purchases';
import { getBaseSlug } from './base-slug';
import { describeSlug } from './describe-slug';
import { hasPlaceholders } from './feature-cards';

/** What is drawn of a purchase (PLAN-20). Dates are the provider's, "" where there is none. */
export interface PurchaseFields {
	expiryDate: string;
	purchaseDate: string;
	isRefundable: boolean;
	/** PHP date format of the site. */
	dateFormat: string;
}

/** Whether the calendar has a date: "0000-00-00" and February 30 don't exist. */
const isRealDay = (value: string) =>
	parseDate(value)?.toISOString().slice(0, 10) === value.slice(0, 10);

/**
 * Since when something is owned, or until when (PLAN-16 to PLAN-19); "" for a date that is none.
 *
 * The wire has no time zone of the site: a date stays the day that the provider wrote.
 *
 * @param fields
 * @param locale BCP 47.
 * @param now    Epoch milliseconds.
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
		return sprintf(__('Purchased on %s.', 'dashboard-for-jetpack'), day);
	}
	return isExpired({ expiryDate, isRefundable }, now)
		? /* translators: %s: a date. */
			sprintf(__('Expired on %s.', 'dashboard-for-jetpack'), day)
		: /* translators: %s: a date. */
			sprintf(__('Renews on %s.', 'dashboard-for-jetpack'), day);
}

/** Something that the site has beside its plan. */
export interface OwnedProduct {
	key: string;
	slug: string;
	name: string;
	/** Undefined for what the provider's record of the site names and no purchase explains. */
	purchase?: Purchase;
}

/** What a product is called: by our table, else by the provider, else by its slug. */
export function getOwnedName(slug: string, productName = ''): string {
	const { planClass, name } = describeSlug(slug);
	if (planClass !== '') {
		return name;
	}
	return productName || name || __('Unnamed product', 'dashboard-for-jetpack');
}

export interface OwnedFacts {
	planSlug: string;
	/** All that was bought, in force or not. */
	purchases: readonly Purchase[];
	/** Slugs of what the provider's record of the site names. */
	products: readonly string[];
}

/** The purchase of the plan itself: the one in force, else the last that was. */
export function findPlanPurchase({
	planSlug,
	purchases,
}: Pick<OwnedFacts, 'planSlug' | 'purchases'>): Purchase | undefined {
	const base = getBaseSlug(planSlug);
	const ofPlan = purchases.filter(({ productSlug }) => getBaseSlug(productSlug) === base);
	return ofPlan.find(({ isActive }) => isActive) ?? ofPlan[0];
}

/**
 * Further active products (PLAN-04): what is in force and not the plan, whatever its slug. A product that only takes the plan's
 * place is listed all the same (PLAN-12).
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

/** Those of which the name or the slug holds what was typed. */
export function findProducts(products: readonly OwnedProduct[], typed: string): OwnedProduct[] {
	const wanted = typed.trim().toLowerCase();
	return products.filter(({ name, slug }) => `${name}\n${slug}`.toLowerCase().includes(wanted));
}
