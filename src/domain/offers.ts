import { __, sprintf } from '@wordpress/i18n';
import type { SiteDiscount } from '@/domain/site';

/** What the provider sells and at which price; amounts are for a year. */
export interface OfferedProduct {
	productId: number;
	productSlug: string;
	productName: string;
	isAvailable: boolean;
	/** ISO 4217; "" where the provider does not say. */
	currencyCode: string;
	/** Null where the provider names none. */
	cost: number | null;
	/** Percent off, where there is a sale. */
	saleDiscount: number | null;
	/** The first year's cost, where it differs. */
	introductoryCost: number | null;
}

/** Product slug → product. */
export type OfferedProducts = Record<string, OfferedProduct>;

export interface OfferedPlan {
	productId: number;
	productSlug: string;
	productName: string;
	/** As the provider writes it, currency and all. */
	formattedPrice: string;
}

/** OFFER-07: what a product costs, and what it costs at first. */
export interface IntroOffer {
	productSlug: string;
	originalPrice: number;
	rawPrice: number;
}

/** How long a plan is bought for (OFFER-10). */
export type PlanDuration = 'yearly' | 'monthly';

/** The slug under which a product is sold for a term (OFFER-11). */
export const withDuration = (productSlug: string, duration: PlanDuration = 'yearly') =>
	duration === 'monthly' ? `${productSlug}-monthly` : productSlug;

export interface Price {
	currencyCode: string;
	fullPerYear: number;
	/** What the first year costs: the sum that is charged. */
	firstYear: number;
	/** A month's share of the full yearly price (OFFER-12). */
	fullPerMonth: number;
	/** A month's share of the first year. */
	perMonth: number;
	/** OFFER-13; 0 where the first year costs what every year does. */
	discountPercent: number;
}

const MONTHS = 12;

/** A share that can be taken off: anything else is a mistake of the provider, and nothing is promised for it. */
const isPercent = (value: number) => value > 0 && value <= 100;

const takeOff = (amount: number, percent: number) => amount * (1 - percent / 100);

const percentOff = (original: number, final: number) =>
	original > 0 ? Math.round(((original - final) / original) * 100) : 0;

interface FirstTerm {
	/** The introductory offer that the provider returned for this product. */
	offer?: IntroOffer;
	/** Percent that a discount takes off the first term besides; 0 for none. */
	discount?: number;
}

/** An offer of another sum is one in another currency, or of another size. */
const fits = (offer: IntroOffer, cost: number) => offer.originalPrice === cost;

/**
 * What a product costs a month, billed yearly; an introductory price, a sale or a discount counts for the first year only.
 * Null where the price or its currency is not known.
 */
export function resolvePrice(product: OfferedProduct, { offer, discount = 0 }: FirstTerm = {}) {
	const { cost, currencyCode, introductoryCost, saleDiscount } = product;
	if (cost === null || currencyCode === '') {
		return null;
	}
	const candidates = [cost];
	if (saleDiscount !== null && isPercent(saleDiscount)) {
		candidates.push(takeOff(cost, saleDiscount));
	}
	if (introductoryCost !== null) {
		candidates.push(introductoryCost);
	}
	if (offer && fits(offer, cost)) {
		candidates.push(takeOff(offer.rawPrice, isPercent(discount) ? discount : 0));
	}
	const firstYear = Math.min(...candidates);
	const price: Price = {
		currencyCode,
		fullPerYear: cost,
		firstYear,
		fullPerMonth: cost / MONTHS,
		perMonth: firstYear / MONTHS,
		discountPercent: percentOff(cost, firstYear),
	};
	return price;
}

/** A discount of the site's that has not been used. */
export interface Discount {
	code: string;
	/** What the provider takes off a first term. */
	rate: number;
	/** The most that anyone saves with it, in percent of a full price (OFFER-05). */
	percent: number;
	/** Milliseconds since 1970. */
	expiresAt: number;
}

/** What there is to say of a discount: nothing, that it runs, or that it has just ended. */
export type DiscountView = { kind: 'none' } | ({ kind: 'running' | 'ended' } & Discount);

/** A moment without a time zone is one of UTC, as the provider writes it. */
function parseMoment(value: string): number {
	const hasTime = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/.test(value);
	return Date.parse(hasTime ? `${value.replace(' ', 'T')}Z` : value);
}

/** OFFER-04; a discount that does not say until when is none. */
export const isDiscountValid = (
	{ discount, isUsed, expiryDate }: SiteDiscount,
	now: number,
): boolean => isPercent(discount) && !isUsed && parseMoment(expiryDate) > now;

/** The most that a discount and the introductory prices take off together, in percent (OFFER-05). */
const getMostPercent = (rate: number, offers: readonly IntroOffer[]) =>
	Math.max(
		0,
		...offers.map(({ originalPrice, rawPrice }) =>
			percentOff(originalPrice, takeOff(rawPrice, rate)),
		),
	);

interface DiscountFacts {
	/** Undefined while it is not known. */
	discount: SiteDiscount | undefined;
	introOffers: readonly IntroOffer[] | undefined;
	/** What is offered on this screen: the discount is said to be worth what it takes off these. */
	slugs: readonly string[];
	/** When the screen was opened: what was over by then is not worth a word. */
	openedAt: number;
}

/** The discount that a screen may tell of, or null; `getDiscountPhase` says whether it still runs. */
export function findDiscount(facts: DiscountFacts): Discount | null {
	const { discount, introOffers = [], slugs, openedAt } = facts;
	if (!discount || !isDiscountValid(discount, openedAt)) {
		return null;
	}
	const matching = introOffers.filter(({ productSlug }) => slugs.includes(productSlug));
	const percent = getMostPercent(discount.discount, matching);
	return percent > 0
		? {
				code: discount.code,
				rate: discount.discount,
				percent,
				expiresAt: parseMoment(discount.expiryDate),
			}
		: null;
}

export function getDiscountPhase(discount: Discount | null, now: number): DiscountView['kind'] {
	if (!discount) {
		return 'none';
	}
	return discount.expiresAt > now ? 'running' : 'ended';
}

const SECOND = 1000;

/** What is left of an offer, as "1d 2h 3m 4s" (OFFER-01), or that it is over (OFFER-03). */
export function formatCountdown(milliseconds: number): string {
	const seconds = Math.ceil(milliseconds / SECOND);
	if (seconds <= 0) {
		return __('Discount offer has ended', 'dashboard-for-jetpack');
	}
	return sprintf(
		/* translators: 1: days, 2: hours, 3: minutes, 4: seconds that are left; each with the first letter of its unit. */
		__('%1$dd %2$dh %3$dm %4$ds', 'dashboard-for-jetpack'),
		Math.floor(seconds / 86_400),
		Math.floor(seconds / 3600) % 24,
		Math.floor(seconds / 60) % 60,
		seconds % 60,
	);
}
