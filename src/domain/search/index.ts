export * from './dashboard-card';

export interface SearchPlan {
	supportsSearch: boolean;
	supportsInstantSearch: boolean;
	supportsOnlyClassicSearch: boolean;
	subscriptions: { productSlug: string; productName: string; expiry: string }[];
	/** Slug of the subscription in force, "" where there is none. */
	effectiveProductSlug: string;
}

export interface SearchSettings {
	isModuleActive: boolean;
	isInstantSearchEnabled: boolean;
}

/** Prices are null while the provider is out of reach. */
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
