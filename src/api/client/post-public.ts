/**
 * Posts to a public endpoint of the provider, as nobody in particular.
 *
 * Not by api-fetch: its middlewares add the site's nonce, which must not leave the site.
 */
export function postPublic(url: string, data: object, signal: AbortSignal): Promise<Response> {
	// eslint-disable-next-line no-restricted-globals -- the client is where the network begins.
	return fetch(url, {
		method: 'POST',
		credentials: 'omit',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify(data),
		signal,
	});
}
