import type { SettingsTab } from '@/domain/routes/settings-tabs';

/**
 * The modules of which one must exist for a manager to see the tab (NAV-20 to NAV-25). The specification names them
 * one by one, and not all that have a card: monitor or comment likes alone don't add a tab. So they are not derived from the
 * cards, which aren't in the first chunk, either.
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
