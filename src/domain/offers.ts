/** What the provider sells and at which price; amounts are for a year. */
export interface OfferedProduct {
	productId: number;
	productSlug: string;
	productName: string;
	isAvailable: boolean;
	/** ISO 4217. */
	currencyCode: string;
	cost: number;
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
type PlanDuration = 'yearly' | 'monthly';

/** The slug under which a product is sold for a term (OFFER-11). */
export const withDuration = (productSlug: string, duration: PlanDuration = 'yearly') =>
	duration === 'monthly' ? `${productSlug}-monthly` : productSlug;

interface Price {
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
