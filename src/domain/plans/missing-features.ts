import type { Entitlements } from '@/domain/site/entitlements';
import type { SiteFeatureFlags } from '@/domain/site/feature-flags';
import { keysOf } from '@/lib/values';

/** The product sold for each paid feature: the cheapest yearly product that includes it (SLUG-12, SLUG-13). */
export const DEFAULT_PRODUCTS = {
	'site-backups-jetpack': 'jetpack_backup_t1_yearly',
	'security-scanning-jetpack': 'jetpack_scan',
	'spam-akismet-plus': 'jetpack_anti_spam',
	'search-jetpack': 'jetpack_search',
	'videopress-jetpack': 'jetpack_videopress',
	'video-hosting-jetpack': 'jetpack_videopress',
	'wordads-jetpack': 'jetpack_security_t1_yearly',
	'google-analytics-jetpack': 'jetpack_security_t1_yearly',
	'priority-support-jetpack': 'jetpack_security_t1_yearly',
} as const;

export type PaidFeature = keyof typeof DEFAULT_PRODUCTS;

/** The facts that show which features a site already has. */
const GRANTED_BY: Record<PaidFeature, keyof SiteFeatureFlags> = {
	'site-backups-jetpack': 'hasBackups',
	'security-scanning-jetpack': 'hasScan',
	'spam-akismet-plus': 'hasAntispam',
	'search-jetpack': 'hasInstantSearch',
	'videopress-jetpack': 'hasVideoPress',
	'video-hosting-jetpack': 'hasVideoPress',
	'wordads-jetpack': 'hasWordAds',
	'google-analytics-jetpack': 'hasGoogleAnalytics',
	'priority-support-jetpack': 'hasSupport',
};

/**
 * The features that the site lacks and can buy (PLAN-22). Nothing is offered until the site's features are known, and a feature with
 * two names is offered once.
 */
export const listMissingFeatures = ({
	flags,
	confirmation,
}: Pick<Entitlements, 'flags' | 'confirmation'>): PaidFeature[] =>
	keysOf(DEFAULT_PRODUCTS).filter(
		(feature) =>
			confirmation.kind === 'complete' &&
			feature !== 'videopress-jetpack' &&
			!flags[GRANTED_BY[feature]],
	);
