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
	const [pathname, inlineQuery] = path.split('?');
	const parameters = new URLSearchParams(inlineQuery);
	for (const [key, value] of Object.entries(query)) {
		if (value !== undefined) {
			parameters.set(key, String(value));
		}
	}
	const url = `${root}${namespace}${pathname}`;
	const suffix = parameters.toString();
	if (!suffix) {
		return url;
	}
	return `${url}${root.includes('?') ? '&' : '?'}${suffix}`;
}
