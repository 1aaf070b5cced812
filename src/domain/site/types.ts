import type { SafeUrl } from '@/lib/safe-url';

export interface SitePlan {
	productSlug: string;
	class: string;
	/** Feature and module slugs that the plan allows. */
	supports: string[];
	features: SiteFeatures;
}

/** DATA-18, DATA-19: feature slugs in force, and for each that could be had the products that hold it. */
export interface SiteFeatures {
	active: string[];
	available: Record<string, string[]>;
}

/** DATA-13. */
export interface SiteFlags {
	blogId: number;
	icon: string;
	isVisibleToSearchEngines: boolean;
	isAtomicSite: boolean;
	isWoASite: boolean;
	isAtomicPlatform: boolean;
	isMultisite: boolean;
	dateFormat: string;
	showPromotions: boolean;
	showBackups: boolean;
	showRecommendations: boolean;
	showMyJetpack: boolean;
}

/** Slug → role, as far as the person may give it to others (ROLE-22). */
export type SiteRoles = Record<string, { name: string; canView?: boolean }>;

/** What the provider's own record of the site says, as the app reads it (DATA-20, DATA-29). */
export interface CloudSite {
	name: string;
	description: string;
	url: string;
	iconUrl: string;
	plan: SitePlan | null;
	/** Slugs of what was bought beside the plan. */
	products: string[];
	/** In megabytes. */
	videopressStorageUsed: number;
}

/** What the site has had from the product, by name of the feature (DATA-18). */
export interface SiteBenefit {
	name: string;
	title: string;
	description: string;
	/** How much of it; 0 where it is not a matter of numbers. */
	value: number;
}

export interface SiteDiscount {
	code: string;
	/** In percent. */
	discount: number;
	expiryDate: string;
	isUsed: boolean;
}

export interface Site extends SiteFlags {
	rawUrl: string;
	/** The address of wp-admin, with a trailing slash, on the origin of this page. */
	adminUrl: SafeUrl;
	title: string;
	lastPostUrl: string;
	currentVersion: string;
	isDevVersion: boolean;
	/** Whether the dashboard runs beside the real Jetpack, on a page of its own. */
	isCompanion: boolean;
	currentIp: string;
	pluginBaseUrl: string;
	isWooCommerceActive: boolean;
	hasSeenStoreSetup: boolean;
	isSafari: boolean;
	useMyJetpackLicensingUi: boolean;
	theme: { name: string; hasUpdate: boolean; support: Record<string, boolean> };
	plan: SitePlan;
	roles: SiteRoles;
	partner: { aff: string; subsidiaryId: string; coupon: PartnerCoupon | null };
	recommendations: { step: string; new: string[] };
	purchaseToken: string;
	/** When WordPress last asked for updates of plugins, in epoch milliseconds; null where it never has. */
	pluginsCheckedAt: number | null;
}

/** DATA-12. */
export interface PartnerCoupon {
	code: string;
	preset: string;
	partner: {
		name: string;
		prefix: string;
		logo: { src: string; width: number; height: number } | null;
	};
	product: { slug: string; title: string; description: string; features: string[] };
}
