import type { SettingsTab } from '@/domain/routes/settings-tabs';

/**
 * A manager sees the tab if one of these modules exists (NAV-20 to NAV-25). They aren't derived from the cards, because the specification leaves some
 * out (monitor or comment likes alone don't add a tab), and because the cards aren't in the first chunk.
 */
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
