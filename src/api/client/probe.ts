import { classifyBody, readCacheHeaders, type SiteReply } from '@/domain/site-check/answer';
import { isApiError } from './errors';
import { send } from './send';

/** Milliseconds after which a check gives up on an answer. */
const TIMEOUT = 20_000;

/**
 * Requests a URL of this site and returns the raw answer. It never throws, and never renews the nonce, because the check must see how the server
 * treats the page's own.
 */
export async function probe(url: string, now: () => number, nonce?: string): Promise<SiteReply> {
	const sentAt = now();
	let headers = new Headers();
	try {
		const { status, redirected, text } = await send(async (signal) => {
			// eslint-disable-next-line no-restricted-globals -- api-fetch would renew the nonce and hide the answer.
			const response = await fetch(url, {
				credentials: 'same-origin',
				headers: nonce === undefined ? {} : { 'X-WP-Nonce': nonce },
				signal,
			});
			({ headers } = response);
			return response;
		}, TIMEOUT);
		return {
			kind: 'answer',
			status,
			contentType: (headers.get('Content-Type') ?? '').replace(/;.*/, '').trim().toLowerCase(),
			...classifyBody(text),
			text,
			isRedirected: redirected,
			isCached: readCacheHeaders((name) => headers.get(name)),
			date: Date.parse(headers.get('Date') ?? '') || null,
			sentAt,
			receivedAt: now(),
		};
	} catch (error) {
		return {
			kind: 'none',
			reason: isApiError(error) && error.kind === 'timeout' ? 'timeout' : 'network',
		};
	}
}
