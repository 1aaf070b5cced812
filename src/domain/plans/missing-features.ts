import type { Entitlements } from '@/domain/site/entitlements';
import type { SiteFeatureFlags } from '@/domain/site/feature-flags';
import { keysOf } from '@/lib/values';

/**
 * The paid features (SLUG-12): the cheapest yearly product that includes each (SLUG-13), and the fact that shows whether a site already
 * has it.
 */
export const PAID_FEATURES = {
	'site-backups-jetpack': ['jetpack_backup_t1_yearly', 'hasBackups'],
	'security-scanning-jetpack': ['jetpack_scan', 'hasScan'],
	'spam-akismet-plus': ['jetpack_anti_spam', 'hasAntispam'],
	'search-jetpack': ['jetpack_search', 'hasInstantSearch'],
	'videopress-jetpack': ['jetpack_videopress', 'hasVideoPress'],
	'video-hosting-jetpack': ['jetpack_videopress', 'hasVideoPress'],
	'wordads-jetpack': ['jetpack_security_t1_yearly', 'hasWordAds'],
	'google-analytics-jetpack': ['jetpack_security_t1_yearly', 'hasGoogleAnalytics'],
	'priority-support-jetpack': ['jetpack_security_t1_yearly', 'hasSupport'],
} as const satisfies Record<string, readonly [product: string, flag: keyof SiteFeatureFlags]>;

export type PaidFeature = keyof typeof PAID_FEATURES;

/**
 * The features that the site lacks and can buy (PLAN-22). Nothing is offered until the site's features are known, and a feature with
 * two names is offered once.
 */
export const listMissingFeatures = ({
	flags,
	confirmation,
}: Pick<Entitlements, 'flags' | 'confirmation'>): PaidFeature[] =>
	keysOf(PAID_FEATURES).filter(
		(feature) =>
			confirmation.kind === 'complete' &&
			feature !== 'videopress-jetpack' &&
			!flags[PAID_FEATURES[feature][1]],
	);
