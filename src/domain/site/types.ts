import type { JetpackUpdate } from '@/domain/calls/releases/update-changes';
import type { Lack } from '@/lib/remote';
import type { SafeUrl } from '@/lib/safe-url';

export interface SitePlan {
	productSlug: string;
	class: string;
	/** Feature and module slugs that the plan allows. */
	supports: string[];
	features: SiteFeatures;
}

/** The active feature slugs, and for each available feature the products that include it (DATA-18, DATA-19). */
export interface SiteFeatures {
	active: string[];
	available: Record<string, string[]>;
}

/** How many published posts and approved comments a site has. */
export interface ContentCounts {
	posts: number;
	comments: number;
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
	content: ContentCounts;
	showPromotions: boolean;
	showBackups: boolean;
	showRecommendations: boolean;
	showMyJetpack: boolean;
	/** As the page printed it: `readPrintedTexts` decodes it. */
	subscriptionTexts?: unknown;
}

/** Slug → role, only those that the user may assign (ROLE-22). */
export type SiteRoles = Record<string, { name: string; canView?: boolean }>;

/** The provider's record of the site, decoded (DATA-20, DATA-29). */
export interface ProviderSite {
	name: string;
	description: string;
	url: string;
	iconUrl: string;
	/** Null if the answer has none that can be read. */
	plan: SitePlan | null;
	/** Slugs of the products besides the plan, "" for one that can't be read; null if the answer has no list. */
	products: string[] | null;
	/** In megabytes; null if unknown. */
	videopressStorageUsed: number | null;
}

/** A benefit that the site has had from the product, by feature name (DATA-18). */
export interface SiteBenefit {
	name: string;
	title: string;
	description: string;
	/** The amount; 0 for a benefit without one. */
	value: number;
}

export interface SiteDiscount {
	code: string;
	/** In percent. */
	discount: number;
	expiryDate: string;
	isUsed: boolean;
}

/** `piece` is a name from the server's list of pieces; `message` is for the console. */
export interface PageDataFailure {
	piece: string;
	message: string;
	/** Whether the site has supplied it since. */
	isRead?: boolean;
}

/**
 * The unread parts of connection, modules and settings: the page lacks them, and the site hasn't supplied them either. They mustn't make anything
 * look on, off or connected.
 */
export interface Unread {
	/** `features` are the modules and the settings: whether a feature is on is in both. */
	of: 'connection' | 'features';
	/** `loading` until the site has been asked for the first time. */
	kind: 'loading' | 'failed';
	isRetrying: boolean;
	/** Why the site can't supply it at all. */
	lack?: Lack;
}

export interface Site extends SiteFlags {
	rawUrl: string;
	/** The address of wp-admin, with a trailing slash, on the origin of this page. */
	adminUrl: SafeUrl;
	title: string;
	lastPostUrl: string;
	currentVersion: string;
	isDevVersion: boolean;
	/** Whether the dashboard runs alongside the real Jetpack, on a page of its own. */
	isCompanion: boolean;
	/** Where the anti-spam key is set if a saved one is never used: "constant" or "code", otherwise "". */
	fixedAntiSpamKey: string;
	/** Akismet runs from another folder than its plugin's: "with-key" or "without-key", otherwise "". */
	akismetElsewhere: string;
	/** Keys of the settings whose value a plugin, a theme or a constant replaces; none for people who aren't administrators. */
	decidedSettings: string[];
	/** Pieces of the page data that the server could not make. */
	pageDataFailures: PageDataFailure[];
	/** Those that the app can ask the site for but doesn't have yet. The only source for every screen, card and status. */
	unread: Unread | null;
	currentIp: string;
	/** "" where the page doesn't print it. */
	adminEmail: string;
	pluginBaseUrl: string;
	isWooCommerceActive: boolean;
	hasSeenStoreSetup: boolean;
	useMyJetpackLicensingUi: boolean;
	theme: { support: Record<string, boolean | null> };
	plan: SitePlan;
	roles: SiteRoles;
	partner: { aff: string; subsidiaryId: string; coupon: PartnerCoupon | null };
	recommendations: { step: string; new: string[] };
	purchaseToken: string;
	/** REST paths below `jetpack/v4/` that this server does not have, or "POST path" for one that can only be read. */
	missingRoutes: string[];
	/** Slugs of Jetpack's own admin pages that this release lacks: "jetpack" if it no longer has a dashboard of its own. */
	missingPages: string[];
	/** What the extras of the plugin have for those of the app, by their names. */
	extras: Record<string, unknown>;
	/** The newer release of Jetpack that WordPress offers this person; null without one. */
	jetpackUpdate: JetpackUpdate | null;
	/** When WordPress last checked for plugin updates, in epoch milliseconds; null if never. */
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

/** Whether the provider hosts the site (NAV-06, CSTATE-17). */
export function isProviderHosted(
	site: Pick<SiteFlags, 'isAtomicSite' | 'isWoASite' | 'isAtomicPlatform'>,
): boolean {
	return site.isAtomicSite || site.isWoASite || site.isAtomicPlatform;
}
