/** Changing these settings can keep people from logging in. */
const LOGIN: readonly string[] = [
	'account-protection',
	'jetpack_protect_global_whitelist',
	'jetpack_sso_match_by_email',
	'jetpack_sso_require_two_step',
	'protect',
	'sso',
];

/** Changing these can break pages that visitors see, or keep visitors out. */
const VISITORS: readonly string[] = [
	'blocks',
	'canonical-urls',
	'carousel',
	'comment-likes',
	'comments',
	'contact-form',
	'custom-content-types',
	'custom-css',
	'google-analytics',
	'google-fonts',
	'gravatar-hovercards',
	'infinite-scroll',
	'jetpack_waf_automatic_rules',
	'jetpack_waf_ip_allow_list',
	'jetpack_waf_ip_allow_list_enabled',
	'jetpack_waf_ip_block_list',
	'jetpack_waf_ip_block_list_enabled',
	'jetpack_waf_ip_list',
	'latex',
	'lazy-images',
	'likes',
	'photon',
	'photon-cdn',
	'podcast',
	'publicize',
	'related-posts',
	'search',
	'seo-tools',
	'sharedaddy',
	'shortcodes',
	'shortlinks',
	'stats',
	'subscriptions',
	'tiled-gallery',
	'verification-tools',
	'videopress',
	'waf',
	'widget-visibility',
	'widgets',
	'woocommerce-analytics',
	'wordads',
];

export type Reach = 'login' | 'visitors';

/** How far a change of a setting reaches; undefined if it can do neither. */
export function findReach(key: string): Reach | undefined {
	if (LOGIN.includes(key)) {
		return 'login';
	}
	return VISITORS.includes(key) ? 'visitors' : undefined;
}
