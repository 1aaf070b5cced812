/** Other values for settings that are neither true nor false. */
const OTHERS: Record<string, unknown[]> = {
	advanced_seo_front_page_description: ['What we bake'],
	advanced_seo_title_formats: [
		{ front_page: [{ type: 'token', value: 'site_name' }] },
		{ front_page: [{ type: 'token', value: 'tagline' }] },
	],
	bing: ['code-of-bing'],
	carousel_background_color: ['black', 'white'],
	count_roles: [['administrator'], ['administrator', 'editor']],
	facebook: ['code-of-facebook'],
	google: ['code-of-google'],
	google_analytics_tracking_id: ['G12345678'],
	highlander_comment_form_prompt: ['Say something'],
	jetpack_comment_form_color_scheme: ['light', 'dark'],
	jetpack_protect_global_whitelist: ['203.0.113.9'],
	jetpack_seo_ai_crawler_overrides: [{ gptbot: true }],
	jetpack_subscriptions_from_name: ['The bakery'],
	jetpack_subscriptions_reply_to: ['author', 'no-reply'],
	jetpack_waf_ip_allow_list: ['203.0.113.7'],
	jetpack_waf_ip_block_list: ['203.0.113.8'],
	pinterest: ['code-of-pinterest'],
	roles: [['administrator'], ['administrator', 'editor']],
	subscription_options: [{ welcome: 'Welcome to the bakery' }],
	wordads_ccpa_privacy_policy_url: ['https://example.org/privacy'],
	wordads_custom_adstxt: ['# nothing'],
	yandex: ['code-of-yandex'],
};

/** A value that differs from the site's; undefined if none is known. */
export function findOther(key: string, present: unknown): unknown {
	const others = OTHERS[key] ?? (typeof present === 'boolean' ? [!present] : []);
	return others.find((value) => JSON.stringify(value) !== JSON.stringify(present));
}
