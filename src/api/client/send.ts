import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { toJson } from '@/lib/to-json';
import { ApiError } from './errors';
import type { Answer } from './read-answer';

const NAMESPACE = 'jetpack/v4/';

export type Query = Record<string, string | number | boolean | undefined>;

/** What a route is added to: the root's path, or with plain permalinks its parameter `rest_route`. */
const BASE = /^(?:.*[?&]rest_route=(?:\/|%2F)|[^?]*)/i;

/** The URL of a call (API-01). Other plugins' parameters of the root, such as a language, stay. */
export function buildUrl(
	root: string,
	path: string,
	query: Query = {},
	namespace = NAMESPACE,
): string {
	return addQueryArgs(
		root.replace(BASE, (base) => base + namespace + path),
		query,
	);
}

/** The error of a call that got no answer in time. */
export const timedOut = (): ApiError =>
	new ApiError('timeout', __('The server took too long to answer. Please try again.'));

/** Sends one request and reads its body, both within the timeout; throws an `ApiError` of kind `timeout` or `network` (ERR-07). */
export async function send(
	start: (signal: AbortSignal) => Promise<Response>,
	timeout: number,
): Promise<Answer> {
	const abort = new AbortController();
	const timer = setTimeout(() => abort.abort(), timeout);
	try {
		const response = await start(abort.signal);
		const { ok, status, redirected } = response;
		return { ok, status, redirected, text: await response.text() };
	} catch (error) {
		throw abort.signal.aborted
			? timedOut()
			: new ApiError(
					'network',
					__("Couldn't reach the server. Check your network and try again."),
					{ response: error },
				);
	} finally {
		clearTimeout(timer);
	}
}

/** Posts anonymously to a public endpoint of the provider. api-fetch would add the site's nonce, which must not leave the site. */
export function postPublic(url: string, data: object, signal: AbortSignal): Promise<Response> {
	// eslint-disable-next-line no-restricted-globals -- the client is where the network begins.
	return fetch(url, {
		method: 'POST',
		credentials: 'omit',
		headers: { 'Content-Type': 'application/json' },
		body: toJson(data),
		signal,
	});
}
