const FEATURES = {
	hasAntispam: ['antispam', 'akismet'],
	hasBackups: ['backups', 'vaultpress-backups', 'real-time-backups'],
	hasGoogleAnalytics: ['google-analytics'],
	hasInstantSearch: ['instant-search'],
	hasScan: ['scan', 'vaultpress-security-scanning'],
	hasVideoPress: ['videopress', 'videopress-1tb-storage', 'videopress-unlimited-storage'],
	hasWordAds: ['wordads'],
	hasSupport: ['support'],
} as const satisfies Record<string, readonly string[]>;

/** The features that the site's plan and products include (DATA-17). */
export type SiteFeatureFlags = Record<keyof typeof FEATURES, boolean>;

export function resolveFeatureFlags(features: {
	readonly active: readonly string[];
}): SiteFeatureFlags {
	const flags = Object.entries(FEATURES).map(([flag, slugs]) => [
		flag,
		slugs.some((slug) => features.active.includes(slug)),
	]);
	// One flag for each key of the table, which lists them all.
	return Object.fromEntries(flags) as SiteFeatureFlags;
}
