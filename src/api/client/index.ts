import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';
import { joinUrl } from '@/lib/safe-url';
import { toJson } from '@/lib/to-json';
import { createWriteQueue } from '@/lib/promises';
import { buildUrl, type Query, postPublic, send } from './send';
import { notOffered } from './errors';
import { hasFirstCall, takeFirstCall } from './first-calls';
import { takeKept, type Recalled } from './kept-answers';
import { createNonceKeeper, toRefusal } from './nonce';
import type { ClientOptions } from './options';
import { createProviderQueue } from './provider-queue';
import { isStaleNonce, readAnswer, type Answer } from './read-answer';

export * from './errors';
export type { ClientOptions } from './options';
export type { FirstCalls } from './first-calls';
export type { KeptAnswers, Recalled } from './kept-answers';

/** Converts a parsed body to the value that the app uses, or throws an `ApiError` of kind `shape`. */
export type Decoder<T> = (json: unknown) => T;

export interface Client {
	get: <T>(path: string, decode: Decoder<T>, query?: Query) => Promise<T>;
	/**
	 * A read for which the site asks the provider, so that it may occupy one of PHP's workers until the provider answers. Such reads are sent one at a time,
	 * or several in one request.
	 */
	getFromProvider: Client['get'];
	/** One of WordPress's own lists, by its path below `wp/v2/`. */
	list: <T>(path: string, decode: Decoder<T>, query: Query) => Promise<T>;
	post: <T>(path: string, decode: Decoder<T>, data?: object) => Promise<T>;
	/** A post that changes an option which other writes change, too. It waits for the earlier ones. */
	write: <T>(path: string, decode: Decoder<T>, data?: object, query?: Query) => Promise<T>;
	/**
	 * Runs a task of several calls as one write: no other write is sent before it ends. The task's own writes
	 * use the client that it receives.
	 */
	inTurn: <T>(task: (client: Client) => Promise<T>) => Promise<T>;
	/** Whether the page has sent a call itself, so that its answer takes no further request; by its address below the root of the REST API. */
	isAsked: (call: string) => boolean;
	/** Takes what the site has kept of a call's answer, once; undefined if it has nothing, and after a write. */
	recall: (call: string) => Recalled | undefined;
	/** Runs a task for which the site asks the provider, once no other such read is under way. */
	whenProviderIsFree: <T>(task: () => Promise<T>) => Promise<T>;
	/** An answer from this plugin to an action of admin-ajax.php; "POST" for one that changes something. */
	ask: <T>(action: string, query: Query, decode: Decoder<T>, method?: 'GET' | 'POST') => Promise<T>;
	/** The options of the client, for calls that need the raw answer (`client/probe.ts`). */
	options: ClientOptions;
	/** A post to a public endpoint elsewhere: without nonce, without cookies. */
	postPublic: <T>(url: string, decode: Decoder<T>, data: object) => Promise<T>;
}

const TIMEOUT = 30_000;

const JSON_TYPE = { 'Content-Type': 'application/json' };

interface Init {
	method?: 'GET' | 'POST';
	body?: string;
	headers?: Record<string, string>;
}

const WORDPRESS = 'wp/v2/';

async function request(url: string, init: Init, signal: AbortSignal): Promise<Response> {
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

/** The only client of the site's REST API (API-01 to API-03, ERR-01 to ERR-07). */
export function createClient(options: ClientOptions): Client {
	const {
		root,
		nonce,
		adminUrl,
		userId,
		onOtherUser = () => undefined,
		timeout = TIMEOUT,
		now = Date.now,
		firstCalls = {},
		keptAnswers = {},
		printedAt = now(),
		onSlowProvider,
		findLack = () => undefined,
	} = options;
	const nonces = createNonceKeeper({
		first: nonce,
		userId,
		nonceUrl: joinUrl(adminUrl, 'admin-ajax.php?action=rest-nonce'),
		userUrl: buildUrl(root, 'users/me', { _fields: 'id' }, WORDPRESS),
		// Both addresses have a query, because a cache in front of the site may store even answers that forbid it.
		read: (url, fresh) => attempt(`${url}&_cacheBuster=${now()}`, {}, fresh),
		onOtherUser,
	});
	const enqueue = createWriteQueue();

	/** Something between the browser and WordPress removes the header with the nonce. */
	let isHeaderLost = false;

	/** Sends a nonce in the header, and where that is lost, in the address, where WordPress accepts it, too. */
	async function attempt(
		url: string,
		init: Init,
		nonce?: string,
		isInAddress = isHeaderLost,
	): Promise<Answer> {
		const start = (withAddress: boolean) =>
			send(
				(signal) =>
					request(
						withAddress ? addQueryArgs(url, { _wpnonce: nonce }) : url,
						{ ...init, headers: { ...init.headers, ...(nonce && { 'X-WP-Nonce': nonce }) } },
						signal,
					),
				timeout,
			);
		let answer = await start(isInAddress);
		// WordPress answers 403 to a wrong nonce, and 401 if none arrives.
		if (answer.status === 401 && nonce && !isInAddress) {
			answer = await start(true);
			isHeaderLost ||= answer.status !== 401;
		}
		return answer;
	}

	async function exchange(url: string, init: Init, isInAddress?: true): Promise<Answer> {
		let answer = await attempt(url, init, nonces.claim(), isInAddress);
		if (await isStaleNonce(answer)) {
			const renewal = await nonces.renew();
			if (renewal !== 'renewed') {
				throw toRefusal(renewal, answer.status);
			}
			answer = await attempt(url, init, nonces.claim(), isInAddress);
		}
		return answer;
	}

	const queue =
		onSlowProvider &&
		createProviderQueue(
			options,
			// Noted now, because an answer can be taken only once.
			Object.values(firstCalls),
			nonces.claim,
		);

	function refuseMissing(path: string, isWrite = false): void {
		const lack = findLack(path, isWrite);
		if (lack) {
			throw notOffered(lack);
		}
	}

	/** The cache-buster bypasses proxies and the server's own half-hour caches (API-03). */
	async function read<T>(
		path: string,
		decode: Decoder<T>,
		query: Query = {},
		namespace?: string,
		isOfProvider = false,
	): Promise<T> {
		if (namespace === undefined) {
			refuseMissing(path);
		}
		const call = buildUrl('', path, query, namespace);
		const ask = () =>
			exchange(buildUrl(root, path, { ...query, _cacheBuster: now() }, namespace), {
				method: 'GET',
			});
		const taken = takeFirstCall(firstCalls, call, now());
		const since = now();
		const queued = isOfProvider ? queue : undefined;
		return readAnswer((await taken) ?? (await (queued?.ask(call, ask, since) || ask())), decode);
	}

	const post = async <T>(path: string, decode: Decoder<T>, data: object = {}, query?: Query) => {
		refuseMissing(path, true);
		// An answer from before a write may be wrong after it.
		[firstCalls, keptAnswers].forEach((calls) =>
			Object.keys(calls).forEach((call) => delete calls[call]),
		);
		return readAnswer(
			await exchange(buildUrl(root, path, query), {
				method: 'POST',
				body: toJson(data),
				headers: JSON_TYPE,
			}),
			decode,
		);
	};

	const client: Omit<Client, 'write' | 'inTurn'> = {
		options,
		whenProviderIsFree: (task) => queue?.inTurn(task) ?? task(),
		isAsked: (call) => hasFirstCall(firstCalls, call, now()),
		recall: (call) => takeKept(keptAnswers, call, printedAt, now()),
		get: (path, decode, query) => read(path, decode, query),
		getFromProvider: (path, decode, query) => read(path, decode, query, undefined, true),
		list: (path, decode, query) => read(path, decode, query, WORDPRESS),
		post,
		ask: async (action, query, decode, method = 'GET') =>
			readAnswer(
				await exchange(
					addQueryArgs(joinUrl(adminUrl, 'admin-ajax.php'), { action, ...query }),
					{ method },
					true,
				),
				decode,
			),
		postPublic: async (url, decode, data) =>
			readAnswer(await send((signal) => postPublic(url, data, signal), timeout), decode),
	};
	const inside: Client = { ...client, write: post, inTurn: (task) => task(inside) };
	return {
		...client,
		write: (path, decode, data, query) => enqueue(() => post(path, decode, data, query)),
		inTurn: (task) => enqueue(() => task(inside)),
	};
}
