import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { isMap } from '@/lib/is-map';
import { joinUrl, type SafeUrl } from '@/lib/safe-url';
import { createWriteQueue } from '@/lib/write-queue';
import { buildUrl, type Query } from './build-url';
import { ApiError } from './errors';
import { createNonceKeeper, type Renewal } from './nonce';
import { postPublic, send } from './send';
import { parseQuietly, readAnswer, readTotal, type Answer } from './read-answer';

export * from './errors';
export { parseQuietly } from './read-answer';
export { getFromSite, send } from './send';

/** Turns a parsed body into what the app reads, or throws an `ApiError` of kind `shape`. */
export type Decoder<T> = (json: unknown) => T;

export interface Client {
	get: <T>(path: string, decode: Decoder<T>, query?: Query) => Promise<T>;
	/**
	 * How many WordPress itself has of something. Nothing of it is read but the number.
	 *
	 * @param path Below `wp/v2/`.
	 */
	count: (path: string, query?: Query) => Promise<number>;
	post: <T>(path: string, decode: Decoder<T>, data?: object) => Promise<T>;
	/** A post that changes what the server keeps in one option: it waits for those before it. */
	write: <T>(path: string, decode: Decoder<T>, data?: object) => Promise<T>;
	/**
	 * Runs a task that reads and writes as if it was one write: no other write is sent before it ends. The task's own writes
	 * use the client that it gets.
	 */
	inTurn: <T>(task: (client: Client) => Promise<T>) => Promise<T>;
	/** A post to a public endpoint elsewhere: without nonce, without cookies. */
	postPublic: <T>(url: string, decode: Decoder<T>, data: object) => Promise<T>;
}

export interface ClientOptions {
	root: string;
	nonce: string;
	/** With a trailing slash. */
	adminUrl: SafeUrl;
	/** The user whom the page was printed for: no call is made in anybody else's name. */
	userId: number;
	/** Somebody else has logged in since; what was to be sent was not. */
	onOtherUser?: () => void;
	/** Milliseconds after which a call that never answers counts as failed. */
	timeout?: number;
	now?: () => number;
}

const TIMEOUT = 30_000;

/** The namespace of what WordPress itself answers. */
const WORDPRESS = 'wp/v2/';

async function request(url: string, init: object, signal: AbortSignal): Promise<Response> {
	try {
		return await apiFetch<Response, false>({
			url,
			...init,
			parse: false,
			credentials: 'same-origin',
			signal,
		});
	} catch (error) {
		// With `parse: false` a non-2xx arrives as a rejected Response.
		if (error instanceof Response) {
			return error;
		}
		throw error;
	}
}

function isStaleNonce({ status, text }: Answer): boolean {
	const body = status === 403 ? parseQuietly(text) : undefined;
	return isMap(body) && body.code === 'rest_cookie_invalid_nonce';
}

/** Why a call was not repeated after its nonce had run out. */
function toRefusal(renewal: Exclude<Renewal, 'renewed'>, status: number): ApiError {
	const code = 'rest_cookie_invalid_nonce';
	return renewal === 'over'
		? new ApiError(
				'session',
				__(
					"You've been logged out. Log in again in a new tab, then try again here. Nothing is lost.",
					'dashboard-for-jetpack',
				),
				{ status, code },
			)
		: new ApiError(
				'other-user',
				__(
					'Someone else is logged in now, so nothing was saved. Reload the page to continue.',
					'dashboard-for-jetpack',
				),
				{ status, code },
			);
}

/** The one way to the site's REST API (API-01 to API-03, ERR-01 to ERR-07). */
export function createClient({
	root,
	nonce,
	adminUrl,
	userId,
	onOtherUser = () => undefined,
	timeout = TIMEOUT,
	now = Date.now,
}: ClientOptions): Client {
	const nonces = createNonceKeeper({
		first: nonce,
		userId,
		nonceUrl: joinUrl(adminUrl, 'admin-ajax.php?action=rest-nonce'),
		userUrl: buildUrl(root, 'users/me', { _fields: 'id' }, WORDPRESS),
		read: async (url, headers = {}) =>
			(await send((signal) => request(url, { headers }, signal), timeout)).text,
		onOtherUser,
	});
	const enqueue = createWriteQueue();

	const attempt = (url: string, init: object) =>
		send(
			(signal) => request(url, { ...init, headers: { 'X-WP-Nonce': nonces.claim() } }, signal),
			timeout,
		);

	async function exchange(url: string, init: object): Promise<Answer> {
		let answer = await attempt(url, init);
		if (isStaleNonce(answer)) {
			const renewal = await nonces.renew();
			if (renewal !== 'renewed') {
				throw toRefusal(renewal, answer.status);
			}
			answer = await attempt(url, init);
		}
		return answer;
	}

	const call = async <T>(url: string, init: object, decode: Decoder<T>): Promise<T> =>
		decode(readAnswer(await exchange(url, init)));

	const post = <T>(path: string, decode: Decoder<T>, data: object = {}) =>
		call(buildUrl(root, path), { method: 'POST', data }, decode);

	const client: Omit<Client, 'write' | 'inTurn'> = {
		// The cache-buster keeps proxies and the server's own half-hour caches out of the way (API-03).
		get: (path, decode, query = {}) =>
			call(buildUrl(root, path, { ...query, _cacheBuster: now() }), { method: 'GET' }, decode),
		count: async (path, query = {}) =>
			readTotal(
				await exchange(
					buildUrl(
						root,
						path,
						{ ...query, per_page: 1, _fields: 'id', _cacheBuster: now() },
						WORDPRESS,
					),
					{ method: 'GET' },
				),
			),
		post,
		postPublic: async (url, decode, data) =>
			decode(readAnswer(await send((signal) => postPublic(url, data, signal), timeout))),
	};
	const inside: Client = { ...client, write: post, inTurn: (task) => task(inside) };
	return {
		...client,
		write: (path, decode, data) => enqueue(() => post(path, decode, data)),
		inTurn: (task) => enqueue(() => task(inside)),
	};
}
