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
