import { isPaid, owns, type Combination, type Product } from './protection-claims';

/*
 * The expected claims and offers of the assistant and about spam for each site, written by hand from the specification
 * without calling any rule of the product. To add a string, add its words to a table.
 */

export const AKISMET = ['absent', 'inactive', 'no key', 'working'] as const;
export const CREATIVE_MAIL = ['absent', 'inactive', 'active'] as const;

/** The modules behind the steps of the assistant that turn a module on. */
export const SWITCHES = ['monitor', 'related-posts', 'photon', 'publicize', 'videopress'] as const;

/** The products that the provider may offer, and their parts that this site could own already. */
export const OFFERS = {
	jetpack_backup_t1_yearly: ['backup'],
	jetpack_scan_monthly: ['scan'],
	jetpack_anti_spam: ['anti-spam'],
	jetpack_security_t1_yearly: ['backup', 'scan', 'anti-spam'],
	jetpack_complete: ['backup', 'scan', 'anti-spam', 'the rest'],
} as const satisfies Record<string, readonly (Product | 'the rest')[]>;

export type Offer = keyof typeof OFFERS;

/** A combination, with the facts that only the assistant and Akismet depend on. */
export interface AssistantSite extends Combination {
	akismet: (typeof AKISMET)[number];
	creativeMail: (typeof CREATIVE_MAIL)[number];
	/** The modules that are on. */
	on: readonly (typeof SWITCHES)[number][];
	/** The provider's offer beside the summary. */
	upsell: Offer;
	/** The provider's suggestions. */
	suggestions: readonly Offer[];
	/** Steps that were chosen or skipped. */
	listed: readonly string[];
}

export const ownsOffer = (site: AssistantSite, offer: Offer): boolean =>
	OFFERS[offer].every((part) =>
		part === 'the rest' ? site.plan === 'complete' : owns(site, part),
	);

const NEW_PRODUCTS: Record<Combination['plan'] | Combination['purchase'], readonly Offer[]> = {
	free: [],
	personal: [],
	premium: [],
	security: ['jetpack_security_t1_yearly'],
	// The provider's record in this scenario lists the Security product, too.
	complete: ['jetpack_complete', 'jetpack_security_t1_yearly'],
	nothing: [],
	backup: ['jetpack_backup_t1_yearly'],
	scan: ['jetpack_scan_monthly'],
	'anti-spam': ['jetpack_anti_spam'],
	'all three': ['jetpack_scan_monthly', 'jetpack_anti_spam'],
	expired: [],
};

/** RECS-45: whether a suggestion is the site's plan or purchase, for any term. */
export const isNewProduct = ({ plan, purchase }: AssistantSite, offer: Offer): boolean =>
	NEW_PRODUCTS[plan].includes(offer) || NEW_PRODUCTS[purchase].includes(offer);

/** The product beside a step that its feature requires (RECS-49 to RECS-51), by the words of its button. */
export function getStepOffer(page: string, site: AssistantSite): RegExp | null {
	const isFree = site.plan === 'free';
	switch (page) {
		case 'publicize':
		case 'security-plan':
			return isFree && !ownsOffer(site, 'jetpack_security_t1_yearly')
				? /Get Jetpack Security/
				: null;
		case 'anti-spam':
			return isFree && !owns(site, 'anti-spam') && ['absent', 'inactive'].includes(site.akismet)
				? /Get Jetpack Anti-spam/
				: null;
		case 'videopress':
			return site.plan === 'complete' ? null : /Get Jetpack VideoPress/;
		default:
			return null;
	}
}

/** RECS-05, RECS-30. */
export const areSuggestionsShown = (site: AssistantSite): boolean =>
	!isPaid(site) && site.suggestions.length > 0;

/** Whether the site has a service for backups or scans at the provider, in any state, or paid for it. */
export const isBackupKnown = (site: Combination): boolean =>
	owns(site, 'backup') || ['active', 'provisioning'].includes(site.backup);

export const isScanKnown = (site: Combination): boolean =>
	owns(site, 'scan') || ['clear', 'threats', 'provisioning', 'no-credentials'].includes(site.scan);

/** The card beside the summary without an offer (RECS-47), by the words of its heading. */
export function getSidebarTitle(site: AssistantSite): string {
	if (site.backup === 'awaiting-credentials') {
		return 'Restore with one click';
	}
	return isBackupKnown(site) || isScanKnown(site)
		? "Manage your site's security"
		: 'Get the mobile app';
}

export type FeatureClaim = 'on' | 'off' | 'to install' | 'to activate';

/** The state of a step's feature. */
export function getFeatureClaim(page: string, site: AssistantSite): FeatureClaim {
	switch (page) {
		case 'creative-mail':
			return ({ absent: 'to install', inactive: 'to activate', active: 'on' } as const)[
				site.creativeMail
			];
		case 'woocommerce':
			return 'to install';
		default: {
			const slug = page === 'site-accelerator' ? 'photon' : page;
			return site.on.some((one) => one === slug) ? 'on' : 'off';
		}
	}
}

export const FEATURE_PAGES: Record<string, string> = {
	woocommerce: 'WooCommerce',
	monitor: 'Downtime monitoring',
	'related-posts': 'Related posts',
	'creative-mail': 'Creative Mail',
	'site-accelerator': 'Site accelerator',
	publicize: 'Publicize connections',
	videopress: 'VideoPress',
};

export const FEATURE_WORDS: readonly (readonly [FeatureClaim, RegExp])[] = [
	['on', /\bis on\b/],
	['off', /Turn on/],
	['to install', /Install /],
	['to activate', /Activate /],
];

export type SpamClaim = 'works' | 'needs a key' | 'to set up';

/** CARD-04; a plan that includes spam protection only leads to an offer to set it up. */
export function getSpamClaim({ akismet }: AssistantSite): SpamClaim {
	switch (akismet) {
		case 'working':
			return 'works';
		case 'no key':
			return 'needs a key';
		default:
			return 'to set up';
	}
}

/** If the site has paid for spam protection, My Plan offers one step, "Set up", for everything left to do. */
export const getMyPlanSpamClaim = (site: AssistantSite): SpamClaim =>
	site.akismet === 'no key' && owns(site, 'anti-spam') ? 'to set up' : getSpamClaim(site);

/** Words that are true only of a site that owns spam protection. */
export const INCLUDED = /Included in your plan/;

type SpamWords = readonly (readonly [SpamClaim, RegExp])[];

export const SPAM_CARD: SpamWords = [
	['works', /Akismet is active\. No spam|spam comments? blocked/],
	['needs a key', /needs a valid key/],
	[
		'to set up',
		/Install Akismet|Akismet isn't installed|Activate Akismet|Akismet is installed but/,
	],
];

export const MY_PLAN_SPAM: SpamWords = [
	['works', /View your anti-spam settings/],
	['needs a key', /Set your key/],
	['to set up', /Install Akismet|Akismet isn't installed|Activate Akismet|Set up/],
];
