import apiFetch from '@wordpress/api-fetch';
import { createApi, type Api } from '@/api';
import { requireSafeUrl } from '@/lib/safe-url';
import { cookieHeaderOf } from '../e2e/support/session';
import { nonceOf } from '../e2e/support/rest';
import { SITE, type Role } from '../e2e/support/site';

/**
 * A role; an expired session whose renewal gets no answer, or the site's own; a nonce that can or cannot be renewed; or neither session nor nonce.
 */
export type Caller =
	Role | 'logged out' | 'session over' | 'stale nonce' | 'bad nonce' | 'anonymous';

export interface SentRequest {
	url: string;
	method: string;
	headers: Record<string, string>;
	credentials?: string;
}

export const sent: SentRequest[] = [];

let cookie = '';
let isAnonymous = false;

interface FetchOptions extends SentRequest {
	body?: string;
	signal?: AbortSignal;
}

async function sendLikeBrowser(options: FetchOptions): Promise<Response> {
	const { url, method = 'GET', headers, body, signal, credentials } = options;
	sent.push({ url, method, headers, credentials });
	const own: Record<string, string> = isAnonymous
		? { 'content-type': 'application/json' }
		: { ...headers, cookie };
	const address = isAnonymous ? url.replace(/[?&]_wpnonce=[^&]*/, '') : url;
	const response = await fetch(address, { method, headers: own, body, signal });
	if (!response.ok) {
		throw response;
	}
	return response;
}

const NEVER_RENEWED: Caller[] = ['bad nonce', 'logged out'];

/** The first user of the site, the only one whose nonce is renewed here. */
const ADMIN_ID = 1;

const isRole = (caller: Caller): caller is Role =>
	!['logged out', 'session over', 'stale nonce', 'bad nonce', 'anonymous'].includes(caller);

/** The app's real client for the running site, as a caller. One caller at a time. */
export async function apiOf(caller: Caller): Promise<Api> {
	apiFetch.setFetchHandler(
		sendLikeBrowser as unknown as Parameters<typeof apiFetch.setFetchHandler>[0],
	);
	isAnonymous = caller === 'anonymous';
	const hasCookies = isRole(caller) || caller.endsWith(' nonce');
	cookie = hasCookies ? await cookieHeaderOf(isRole(caller) ? caller : 'admin') : '';
	return createApi({
		root: `${SITE}/index.php?rest_route=/`,
		nonce: isRole(caller) ? await nonceOf(caller) : 'wrong12345',
		// A closed port, so that a nonce cannot be renewed: otherwise each call of the table would load a login page.
		adminUrl: requireSafeUrl(
			NEVER_RENEWED.includes(caller) ? 'http://127.0.0.1:1/' : `${SITE}/wp-admin/`,
		),
		userId: ADMIN_ID,
	});
}

export { outcomeOf } from './outcome';
