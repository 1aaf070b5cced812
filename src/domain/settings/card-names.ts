import { __ } from '@wordpress/i18n';
import { withHost } from '@/lib/brand';

const NAMES = {
	backups: () => __('Backup'),
	comments: () => __('Comments'),
	'google-analytics': () => __('Google Analytics'),
	likes: () => __('Like buttons'),
	masterbar: () =>
		/* translators: %s: name of the provider. */
		withHost(__('%s toolbar')),
	monitor: () => __('Downtime monitoring'),
	photon: () => __('Image accelerator'),
	'post-by-email': () => __('Post by email'),
	protect: () => __('Brute force protection'),
	publicize: () => __('Publicize connections'),
	'related-posts': () => __('Related posts'),
	search: () => __('Search'),
	'seo-tools': () => __('Search engine optimization'),
	sharedaddy: () => __('Sharing buttons'),
	shortlinks: () => __('Shortlinks'),
	sso: () =>
		/* translators: %s: name of the provider. */
		withHost(__('%s login')),
	stats: () => __('Site stats'),
	subscriptions: () => __('Subscriptions'),
	videopress: () => __('VideoPress'),
	waf: () => __('Firewall'),
	wordads: () => __('Ads'),
};

const CARD_NAMES = new Map<string, () => string>(Object.entries(NAMES));

/**
 * The name of the card that is about one module, or about the backups, as At a Glance or the settings show it; undefined
 * for a module that shares its card or has none.
 */
export const getCardName = (slug: string): string | undefined => CARD_NAMES.get(slug)?.();
