import type { SiteFeatureFlags } from '@/domain/site/feature-flags';
import { keysOf } from '@/lib/values';
import type { ModuleMap } from './types';

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
