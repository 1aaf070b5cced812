/** What Jetpack 11.2 has and 16.1 lacks or keeps under other keys. */
export const REMOVED_BY_16 = {
	/** Slugs of modules. */
	modules: ['custom-css', 'enhanced-distribution', 'google-analytics', 'lazy-images', 'masterbar'],
	/** Keys of settings that people change. */
	settings: ['google_analytics_tracking_id', 'jetpack_waf_ip_list'],
} as const satisfies Record<string, readonly string[]>;
