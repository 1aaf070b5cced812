import { addQueryArgs } from '@wordpress/url';

const NAMESPACE = 'jetpack/v4/';

export type Query = Record<string, string | number | boolean | undefined>;

/**
 * The URL of a call (API-01). With plain permalinks the root already contains `?rest_route=/`, so every
 * parameter is appended with `&`.
 */
export function buildUrl(
	root: string,
	path: string,
	query: Query = {},
	namespace = NAMESPACE,
): string {
	const call = addQueryArgs(`${namespace}${path}`, query);
	return root + (root.includes('?') ? call.replace('?', '&') : call);
}
