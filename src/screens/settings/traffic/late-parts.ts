import { createLoadable, preload } from '@/ui/loadable/create-loadable';

/* What only an answer can bring, and not on every site, in a chunk of its own. */

export const SEO_PANELS = createLoadable(
	() => import(/* webpackChunkName: "settings-traffic-late" */ './seo/panels'),
);

export const GOOGLE_CONTENT = createLoadable(
	() => import(/* webpackChunkName: "settings-traffic-late" */ './verification/google-content'),
);

export const RELATED_POSTS_LIST = createLoadable(
	() => import(/* webpackChunkName: "settings-traffic-late" */ './related-posts-list'),
);

/** Fetches the chunk while the site is asked. */
export const preloadLateParts = () => preload([SEO_PANELS, GOOGLE_CONTENT, RELATED_POSTS_LIST]);
