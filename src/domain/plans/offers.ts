import { __, sprintf } from '@wordpress/i18n';
import type { SiteDiscount } from '@/domain/site/types';

/** A product that the provider sells, with its prices per year. */
export interface OfferedProduct {
	productId: number;
	productSlug: string;
	productName: string;
	isAvailable: boolean;
	/** ISO 4217, or "". */
	currencyCode: string;
	/** Null if the provider names none. */
	cost: number | null;
	/** Percent off during a sale. */
	saleDiscount: number | null;
	/** The first year's price, if it differs. */
	introductoryCost: number | null;
}

/** Product slug → product. */
export type OfferedProducts = Record<string, OfferedProduct>;

export type OfferedPlan = Pick<OfferedProduct, 'productId' | 'productSlug' | 'productName'>;

/** The regular and the introductory price of a product (OFFER-07). */
export interface IntroOffer {
	productSlug: string;
	originalPrice: number;
	rawPrice: number;
}

/** The billing term of a plan (OFFER-10). */
export type PlanDuration = 'yearly' | 'monthly';

/** The slug of a product for a term (OFFER-11). */
export const withDuration = (productSlug: string, duration: PlanDuration = 'yearly') =>
	duration === 'monthly' ? `${productSlug}-monthly` : productSlug;

const MONTHS = 12;

/** Whether a percentage can be a discount. Any other value is the provider's mistake and is ignored. */
const isPercent = (value: number) => value > 0 && value <= 100;

const takeOff = (amount: number, percent: number) => amount * (1 - percent / 100);

const percentOff = (original: number, final: number) =>
	original > 0 ? Math.round(((original - final) / original) * 100) : 0;

interface FirstTerm {
	/** The introductory offer that the provider returned for this product. */
	offer?: IntroOffer;
	/** Additional percent that a discount takes off the first term; 0 for none. */
	discount?: number;
}

/** An introductory offer with another regular price is for another currency or quantity. */
const fits = (offer: IntroOffer, cost: number) => offer.originalPrice === cost;

/**
 * The monthly price of a product, billed yearly; an introductory price, a sale or a discount applies to the first year only.
 * Null if the price or its currency is unknown.
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
	return {
		currencyCode,
		fullPerYear: cost,
		/** The first year's price, which is charged at checkout. */
		firstYear,
		/** The full yearly price per month (OFFER-12). */
		fullPerMonth: cost / MONTHS,
		/** The first year's price per month. */
		perMonth: firstYear / MONTHS,
		/** Percent off the first year (OFFER-13); 0 if it costs the same as later years. */
		discountPercent: percentOff(cost, firstYear),
	};
}

export type Price = NonNullable<ReturnType<typeof resolvePrice>>;

/** The site's unused discount. */
export interface Discount {
	code: string;
	/** Percent that the provider takes off a first term. */
	rate: number;
	/** The largest possible saving, in percent of the full price (OFFER-05). */
	percent: number;
	/** The percentage is the saving on the one product that is offered, not the largest of several. */
	isExact: boolean;
	/** Milliseconds since 1970. */
	expiresAt: number;
}

/** Whether a discount is absent, active, or has just ended. */
export type DiscountView = { kind: 'none' } | ({ kind: 'running' | 'ended' } & Discount);

/** Parses a date; without a time zone it is UTC, as the provider writes it. */
function parseMoment(value: string): number {
	const hasTime = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/.test(value);
	return Date.parse(hasTime ? `${value.replace(' ', 'T')}Z` : value);
}

/** The phase of a discount (OFFER-04); a discount without an end is ignored. */
export const isDiscountValid = (
	{ discount, isUsed, expiryDate }: SiteDiscount,
	now: number,
): boolean => isPercent(discount) && !isUsed && parseMoment(expiryDate) > now;

/** The largest combined saving of a discount and the introductory prices, in percent (OFFER-05). */
const getMostPercent = (rate: number, offers: readonly IntroOffer[]) =>
	Math.max(
		0,
		...offers.map(({ originalPrice, rawPrice }) =>
			percentOff(originalPrice, takeOff(rawPrice, rate)),
		),
	);

interface DiscountFacts {
	/** Undefined until it is loaded. */
	discount: SiteDiscount | undefined;
	introOffers: readonly IntroOffer[] | undefined;
	/** With their prices; an offer that doesn't lower the shown price is no saving. */
	products: OfferedProducts | undefined;
	/** The products on this screen, which the advertised saving is about. */
	slugs: readonly string[];
	/** When the screen was opened: a discount that had ended by then is not mentioned. */
	openedAt: number;
}

/** The discount that a screen may mention, or null; `getDiscountPhase` returns whether it is still active. */
export function findDiscount(facts: DiscountFacts): Discount | null {
	const { discount, introOffers = [], products = {}, slugs, openedAt } = facts;
	if (!discount || !isDiscountValid(discount, openedAt)) {
		return null;
	}
	const matching = introOffers.filter((offer) => {
		const cost = products[offer.productSlug]?.cost ?? null;
		return slugs.includes(offer.productSlug) && (cost === null || fits(offer, cost));
	});
	const percent = getMostPercent(discount.discount, matching);
	return percent > 0
		? {
				code: discount.code,
				rate: discount.discount,
				percent,
				isExact: slugs.length === 1,
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

/** In milliseconds. A countdown of more than a week tells people nothing (OFFER-01). */
export const COUNTED_DOWN = 7 * 24 * 60 * 60 * SECOND;

/** The remaining time of an offer, as "1d 2h 3m 4s" (OFFER-01), or that it has ended (OFFER-03). */
export function formatCountdown(milliseconds: number): string {
	const seconds = Math.ceil(milliseconds / SECOND);
	if (seconds <= 0) {
		return __('Discount offer has ended');
	}
	return sprintf(
		/* translators: 1: days, 2: hours, 3: minutes, 4: seconds that are left; each with the first letter of its unit. */
		__('%1$dd %2$dh %3$dm %4$ds'),
		Math.floor(seconds / 86_400),
		Math.floor(seconds / 3600) % 24,
		Math.floor(seconds / 60) % 60,
		seconds % 60,
	);
}
