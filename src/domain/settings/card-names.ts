import { __ } from '@wordpress/i18n';
import { withHost } from '@/lib/brand';

const CARD_NAMES = new Map<string, () => string>([
	['backups', () => __('Backup', 'dashboard-for-jetpack')],
	['comments', () => __('Comments', 'dashboard-for-jetpack')],
	['google-analytics', () => __('Google Analytics', 'dashboard-for-jetpack')],
	['likes', () => __('Like buttons', 'dashboard-for-jetpack')],
	[
		'masterbar',
		() =>
			withHost(
				/* translators: %s: name of the provider. */
				__('%s toolbar', 'dashboard-for-jetpack'),
			),
	],
	['monitor', () => __('Downtime monitoring', 'dashboard-for-jetpack')],
	['photon', () => __('Image accelerator', 'dashboard-for-jetpack')],
	['post-by-email', () => __('Post by email', 'dashboard-for-jetpack')],
	['protect', () => __('Brute force protection', 'dashboard-for-jetpack')],
	['publicize', () => __('Publicize connections', 'dashboard-for-jetpack')],
	['related-posts', () => __('Related posts', 'dashboard-for-jetpack')],
	['search', () => __('Search', 'dashboard-for-jetpack')],
	['seo-tools', () => __('Search engine optimization', 'dashboard-for-jetpack')],
	['sharedaddy', () => __('Sharing buttons', 'dashboard-for-jetpack')],
	['shortlinks', () => __('Shortlinks', 'dashboard-for-jetpack')],
	[
		'sso',
		() =>
			withHost(
				/* translators: %s: name of the provider. */
				__('%s login', 'dashboard-for-jetpack'),
			),
	],
	['stats', () => __('Site stats', 'dashboard-for-jetpack')],
	['subscriptions', () => __('Subscriptions', 'dashboard-for-jetpack')],
	['videopress', () => __('VideoPress', 'dashboard-for-jetpack')],
	['waf', () => __('Firewall', 'dashboard-for-jetpack')],
	['wordads', () => __('Ads', 'dashboard-for-jetpack')],
]);

/**
 * The name of the card that is about one module, or about the backups, as At a Glance or the settings show it; undefined
 * for a module that shares its card or has none.
 */
export const getCardName = (slug: string): string | undefined => CARD_NAMES.get(slug)?.();
