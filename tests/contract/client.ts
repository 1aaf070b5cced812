import apiFetch from '@wordpress/api-fetch';
import { createApi, type Api } from '@/api';
import { requireSafeUrl } from '@/lib/safe-url';
import { cookieHeaderOf } from '../e2e/support/session';
import { nonceOf } from '../e2e/support/rest';
import { SITE, type Role } from '../e2e/support/site';

/** Who calls, besides the roles: a session that is over, a nonce that can or cannot be renewed, and no nonce at all. */
export type Caller = Role | 'logged out' | 'stale nonce' | 'bad nonce' | 'anonymous';

export interface SentRequest {
	url: string;
	method: string;
	headers: Record<string, string>;
	credentials?: string;
}

/** The last request that the app's own client sent. */
export const sent: SentRequest[] = [];

let cookie = '';
let isAnonymous = false;

interface FetchOptions extends SentRequest {
	data?: unknown;
	signal?: AbortSignal;
}

/** The browser's part of the work: it adds the cookies, and nothing else. */
async function sendLikeBrowser(options: FetchOptions): Promise<Response> {
	const { url, method = 'GET', headers, data, signal, credentials } = options;
	sent.push({ url, method, headers, credentials });
	const own = isAnonymous ? {} : { ...headers, cookie };
	const response = await fetch(url, {
		method,
		headers: { ...own, ...(data ? { 'content-type': 'application/json' } : {}) },
		body: data ? JSON.stringify(data) : undefined,
		signal,
	});
	if (!response.ok) {
		throw response;
	}
	return response;
}

const NEVER_RENEWED: Caller[] = ['bad nonce', 'logged out'];

/** The first user of the site: the only one in whose name a nonce is renewed here. */
const ADMIN_ID = 1;

const isRole = (caller: Caller): caller is Role =>
	!['logged out', 'stale nonce', 'bad nonce', 'anonymous'].includes(caller);

/** The app's real client, pointed at the running site in the name of a caller. One caller at a time. */
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
		// Nobody listens there, so nothing renews it: each call of the table would wait for a page of log-in.
		adminUrl: requireSafeUrl(
			NEVER_RENEWED.includes(caller) ? 'http://127.0.0.1:1/' : `${SITE}/wp-admin/`,
		),
		userId: ADMIN_ID,
	});
}

export { outcomeOf } from './outcome';
