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
