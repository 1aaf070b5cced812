import type { OfferedProduct } from './types';

export interface Price {
	currencyCode: string;
	/** A month's share of the full yearly price (OFFER-12). */
	fullPerMonth: number;
	/** A month's share of what the first year costs. */
	perMonth: number;
	/** OFFER-13; 0 where the first year costs what every year does. */
	discountPercent: number;
}

const MONTHS = 12;

/** What a product costs a month, billed yearly; an introductory price or a sale counts for the first year only. */
export function resolvePrice({
	cost,
	currencyCode,
	introductoryCost,
	saleDiscount,
}: OfferedProduct): Price {
	const onSale = cost * (1 - (saleDiscount ?? 0) / 100);
	const first = Math.min(cost, onSale, introductoryCost ?? cost);
	return {
		currencyCode,
		fullPerMonth: cost / MONTHS,
		perMonth: first / MONTHS,
		discountPercent: cost > 0 ? Math.round(((cost - first) / cost) * 100) : 0,
	};
}
