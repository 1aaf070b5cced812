import type { Entitlements, SiteFeatureFlags } from '@/domain/site';
import { keysOf } from '@/lib/keys-of';
import { DEFAULT_PRODUCTS, type PaidFeature } from './default-product';

/** What of a site says that it has a feature already. */
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
 * What could be bought and is not there yet (PLAN-22). Nothing is offered before it is known what the site has, and a feature of
 * two names is offered by one.
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
