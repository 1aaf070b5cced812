import type { Entitlements, SiteFeatureFlags } from '@/domain/site';
import { keysOf } from '@/lib/keys-of';

/** What each paid feature is sold with: the cheapest yearly product that holds it (SLUG-12, SLUG-13). */
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

/** What of a site says that it has a feature already. */
const HELD_BY: Record<PaidFeature, keyof SiteFeatureFlags> = {
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
 * What could be bought and is not there yet (PLAN-22). Nothing is offered before it is known what the site has, and a feature of
 * two names is offered by one.
 */
export const listMissingFeatures = ({
	flags,
	isConfirmed,
}: Pick<Entitlements, 'flags' | 'isConfirmed'>): PaidFeature[] =>
	keysOf(DEFAULT_PRODUCTS).filter(
		(feature) => isConfirmed && feature !== 'videopress-jetpack' && !flags[HELD_BY[feature]],
	);
