/** Modules whose features are on pages that visitors see. What can lock people out has a question of its own. */
const ON_PAGES = new Set([
	...['blocks', 'canonical-urls', 'carousel', 'comment-likes', 'comments', 'contact-form'],
	...['custom-content-types', 'custom-css', 'google-analytics', 'google-fonts'],
	...['gravatar-hovercards', 'infinite-scroll', 'latex', 'lazy-images', 'likes', 'photon'],
	...['photon-cdn', 'podcast', 'publicize', 'related-posts', 'search', 'seo-tools', 'sharedaddy'],
	...['shortcodes', 'shortlinks', 'stats', 'subscriptions', 'tiled-gallery', 'verification-tools'],
	...['videopress', 'widget-visibility', 'widgets', 'woocommerce-analytics', 'wordads'],
]);

/** Whether a change of a module, or of one of its options, can be seen by visitors. */
export const reachesVisitors = (module: string): boolean => ON_PAGES.has(module);
