export interface SearchPlan {
	supportsSearch: boolean;
	supportsInstantSearch: boolean;
	supportsOnlyClassicSearch: boolean;
	subscriptions: { productSlug: string; productName: string; expiry: string }[];
	/** Slug of the active subscription, or "". */
	effectiveProductSlug: string;
}

export interface SearchSettings {
	isModuleActive: boolean;
	isInstantSearchEnabled: boolean;
}

/** Prices are null if the provider is unreachable. */
export interface SearchPricing {
	productSlug: string;
	freeProductSlug: string;
	isTrialAvailable: boolean;
	currencyCode: string;
	fullPrice: number | null;
	discountPrice: number | null;
	isIntroductoryOffer: boolean;
	estimatedRecordCount: number | null;
}
