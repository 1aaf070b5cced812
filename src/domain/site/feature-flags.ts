import type { ModuleMap } from '@/domain/modules/types';
import { keysOf } from '@/lib/values';

/** The features that the site's plan and products include (DATA-17). */
export interface SiteFeatureFlags {
	hasAntispam: boolean;
	hasBackups: boolean;
	hasGoogleAnalytics: boolean;
	hasInstantSearch: boolean;
	hasScan: boolean;
	hasVideoPress: boolean;
	hasWordAds: boolean;
	hasSupport: boolean;
}

const FEATURES: Record<keyof SiteFeatureFlags, readonly string[]> = {
	hasAntispam: ['antispam', 'akismet'],
	hasBackups: ['backups', 'vaultpress-backups', 'real-time-backups'],
	hasGoogleAnalytics: ['google-analytics'],
	hasInstantSearch: ['instant-search'],
	hasScan: ['scan', 'vaultpress-security-scanning'],
	hasVideoPress: ['videopress', 'videopress-1tb-storage', 'videopress-unlimited-storage'],
	hasWordAds: ['wordads'],
	hasSupport: ['support'],
};

/** The modules that only some plans and products include. */
export const MODULE_FLAGS = {
	'google-analytics': 'hasGoogleAnalytics',
	search: 'hasInstantSearch',
	videopress: 'hasVideoPress',
	wordads: 'hasWordAds',
} as const satisfies Record<string, keyof SiteFeatureFlags>;

/** The modules' records, which may be older than what the site owns. */
export function grantModules(modules: ModuleMap, flags: SiteFeatureFlags): ModuleMap {
	const granted = keysOf(MODULE_FLAGS)
		.filter((slug) => modules[slug] && flags[MODULE_FLAGS[slug]])
		.map((slug) => [slug, { ...modules[slug], isAvailable: true }]);
	return { ...modules, ...Object.fromEntries(granted) };
}

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
