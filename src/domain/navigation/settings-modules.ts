import type { SettingsTab } from '@/domain/routes';

/** The modules of which one must exist for a manager to see the tab (NAV-20 to NAV-25). */
export const TAB_CONDITIONS: Partial<Record<SettingsTab, readonly string[]>> = {
	security: ['protect', 'sso', 'vaultpress', 'waf'],
	performance: ['photon', 'photon-cdn', 'lazy-images', 'search', 'videopress'],
	writing: [
		'masterbar',
		'markdown',
		'custom-content-types',
		'post-by-email',
		'infinite-scroll',
		'copy-post',
	],
	sharing: ['publicize', 'sharedaddy', 'likes'],
	discussion: ['comments', 'gravatar-hovercards', 'markdown', 'subscriptions'],
	traffic: [
		'seo-tools',
		'wordads',
		'stats',
		'related-posts',
		'verification-tools',
		'sitemaps',
		'google-analytics',
	],
};

/** The modules that each settings screen holds, in the order of its cards. */
export const TAB_MODULES: Record<SettingsTab, readonly string[]> = {
	security: ['monitor', 'waf', 'protect', 'sso'],
	performance: ['search', 'photon', 'photon-cdn', 'lazy-images', 'videopress', 'carousel'],
	writing: [
		'copy-post',
		'markdown',
		'latex',
		'shortcodes',
		'custom-content-types',
		'infinite-scroll',
		'custom-css',
		'widgets',
		'widget-visibility',
		'post-by-email',
		'masterbar',
	],
	sharing: ['publicize', 'sharedaddy', 'likes'],
	discussion: ['comments', 'gravatar-hovercards', 'comment-likes', 'subscriptions'],
	traffic: [
		'wordads',
		'related-posts',
		'seo-tools',
		'google-analytics',
		'stats',
		'sitemaps',
		'verification-tools',
	],
	privacy: [],
};

/** What a publisher who may not manage modules can still set (SETGEN-08). */
export const PUBLISHER_MODULES: readonly string[] = ['publicize', 'post-by-email'];
