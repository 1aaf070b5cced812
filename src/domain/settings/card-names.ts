import { __, sprintf } from '@wordpress/i18n';
import { HOST } from '@/lib/brand';

/**
 * The name of the card that is about one module, or about the backups, as At a Glance or the settings show it; undefined
 * for a module that shares its card or has none.
 */
export function getCardName(slug: string): string | undefined {
	switch (slug) {
		case 'backups':
			return __('Backup', 'dashboard-for-jetpack');
		case 'comments':
			return __('Comments', 'dashboard-for-jetpack');
		case 'google-analytics':
			return __('Google Analytics', 'dashboard-for-jetpack');
		case 'likes':
			return __('Like buttons', 'dashboard-for-jetpack');
		case 'masterbar':
			/* translators: %s: name of the provider. */
			return sprintf(__('%s toolbar', 'dashboard-for-jetpack'), HOST);
		case 'monitor':
			return __('Downtime monitoring', 'dashboard-for-jetpack');
		case 'photon':
			return __('Image accelerator', 'dashboard-for-jetpack');
		case 'post-by-email':
			return __('Post by email', 'dashboard-for-jetpack');
		case 'protect':
			return __('Brute force protection', 'dashboard-for-jetpack');
		case 'publicize':
			return __('Publicize connections', 'dashboard-for-jetpack');
		case 'related-posts':
			return __('Related posts', 'dashboard-for-jetpack');
		case 'search':
			return __('Search', 'dashboard-for-jetpack');
		case 'seo-tools':
			return __('Search engine optimization', 'dashboard-for-jetpack');
		case 'sharedaddy':
			return __('Sharing buttons', 'dashboard-for-jetpack');
		case 'shortlinks':
			return __('Shortlinks', 'dashboard-for-jetpack');
		case 'sso':
			/* translators: %s: name of the provider. */
			return sprintf(__('%s login', 'dashboard-for-jetpack'), HOST);
		case 'stats':
			return __('Site stats', 'dashboard-for-jetpack');
		case 'subscriptions':
			return __('Subscriptions', 'dashboard-for-jetpack');
		case 'videopress':
			return __('VideoPress', 'dashboard-for-jetpack');
		case 'waf':
			return __('Firewall', 'dashboard-for-jetpack');
		case 'wordads':
			return __('Ads', 'dashboard-for-jetpack');
		default:
			return undefined;
	}
}
