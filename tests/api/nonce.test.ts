import apiFetch from '@wordpress/api-fetch';
import { delay, http, HttpResponse } from 'msw';
import type { ClientOptions } from '@/api/client';
import { failureOf } from '#tests/support/failure-of';
import { server } from '#tests/support/server';
import { AJAX, createTestClient, ME, ROOT, same, STALE } from './test-client';

const SETTINGS = `${ROOT}jetpack/v4/settings`;

function open(options: Partial<ClientOptions> = {}) {
	const onOtherUser = jest.fn();
	const client = createTestClient({ nonce: 'stale12345', userId: 7, onOtherUser, ...options });
	return { ...client, onOtherUser, save: () => client.post('settings', same) };
}

/** A site that accepts only a fresh nonce. */
function answerByNonce(seen: (string | null)[] = []) {
	return http.post(SETTINGS, ({ request }) => {
		const nonce = request.headers.get('X-WP-Nonce');
		seen.push(nonce);
		return nonce === 'fresh12345'
			? HttpResponse.json({ code: 'success' })
			: HttpResponse.json(STALE, { status: 403 });
	});
}

const renews = () => http.get(AJAX, () => new HttpResponse('fresh12345'));

const isUser = (id: unknown) =>
	http.get(ME, ({ request }) =>
		request.headers.get('X-WP-Nonce') === 'fresh12345'
			? HttpResponse.json({ id })
			: HttpResponse.json(STALE, { status: 403 }),
	);

it('renews a stale nonce once and repeats the call', async () => {
	const seen: (string | null)[] = [];
	server.use(answerByNonce(seen), renews(), isUser(7));
	const client = open();
	await expect(client.save()).resolves.toEqual({ code: 'success' });
	await client.save();
	expect(seen).toEqual(['stale12345', 'fresh12345', 'fresh12345']);
	expect(client.onOtherUser).not.toHaveBeenCalled();
});

it('gets its new nonce past a cache that keeps every answer', async () => {
	const kept = new Map<string, string>();
	const keep = (address: string, answer: string) => {
		kept.set(address, kept.get(address) ?? answer);
		return kept.get(address);
	};
	let issued = 0;
	server.use(
		http.get(AJAX, ({ request }) => new HttpResponse(keep(request.url, `fresh1234${++issued}`))),
		http.get(ME, ({ request }) => new HttpResponse(keep(request.url, JSON.stringify({ id: 7 })))),
		http.post(SETTINGS, ({ request }) =>
			request.headers.get('X-WP-Nonce') === `fresh1234${issued}` && issued > 1
				? HttpResponse.json({ code: 'success' })
				: HttpResponse.json(STALE, { status: 403 }),
		),
	);
	let time = 0;
	const client = open({ now: () => ++time });
	await expect(failureOf(client.save())).resolves.toMatchObject({ status: 403 });
	await expect(client.save()).resolves.toEqual({ code: 'success' });
});

it('shares one renewal among calls that fail together', async () => {
	let renewals = 0;
	const count = http.get(AJAX, () => {
		renewals += 1;
		return new HttpResponse('fresh12345');
	});
	server.use(answerByNonce(), count, isUser(7));
	const client = open();
	await Promise.all([client.save(), client.save(), client.save()]);
	expect(renewals).toBe(1);
});

describe('session of another user', () => {
	it('sends no call as the other user, and reports it once', async () => {
		const seen: (string | null)[] = [];
		server.use(answerByNonce(seen), renews(), isUser(8));
		const client = open();
		const calls = [client.save(), client.save()];
		await expect(Promise.allSettled(calls)).resolves.toMatchObject([
			{ reason: { kind: 'other-user', status: 403 } },
			{ reason: { kind: 'other-user', status: 403 } },
		]);
		expect(seen).toEqual(['stale12345', 'stale12345']);
		expect(client.onOtherUser).toHaveBeenCalledTimes(1);
	});

	it('keeps the nonce of the page’s user, who may log in again', async () => {
		const seen: (string | null)[] = [];
		server.use(answerByNonce(seen), renews(), isUser(8));
		const client = open();
		await expect(client.save()).rejects.toMatchObject({ kind: 'other-user' });
		server.use(isUser(7));
		await expect(client.save()).resolves.toEqual({ code: 'success' });
		expect(seen).toEqual(['stale12345', 'stale12345', 'fresh12345']);
	});

	it.each([
		[
			'is refused',
			'session',
			() => HttpResponse.json({ code: 'rest_not_logged_in' }, { status: 401 }),
		],
		['has no valid ID', 'unverified', () => HttpResponse.json({ id: '7' })],
		['is a page', 'unverified', () => new HttpResponse('<html></html>')],
		['does not arrive', 'unverified', () => HttpResponse.error()],
	])('sends nothing if the response about the user %s', async (_what, kind, answer) => {
		const seen: (string | null)[] = [];
		const currentUser = http.get(ME, answer as () => Response);
		server.use(answerByNonce(seen), renews(), currentUser);
		const client = open();
		await expect(client.save()).rejects.toMatchObject({ kind });
		expect(seen).toEqual(['stale12345']);
		expect(client.onOtherUser).not.toHaveBeenCalled();
	});
});

it('does not repeat a call refused for another reason', async () => {
	let calls = 0;
	server.use(
		http.post(SETTINGS, () => {
			calls += 1;
			return HttpResponse.json({ code: 'rest_forbidden', message: 'No' }, { status: 403 });
		}),
	);
	await expect(open().save()).rejects.toMatchObject({ kind: 'http', code: 'rest_forbidden' });
	expect(calls).toBe(1);
});

describe('public post', () => {
	const ENDPOINT = 'https://cloud.test/v2/thing';

	const post = (options?: Partial<ClientOptions>) =>
		createTestClient(options).postPublic(ENDPOINT, same, { a: 1 });

	it('sends JSON to another host without the nonce and cookies', async () => {
		const seen: Request[] = [];
		server.use(
			http.post(ENDPOINT, ({ request }) => {
				seen.push(request.clone());
				return HttpResponse.json({ ok: true });
			}),
		);
		await expect(post()).resolves.toEqual({ ok: true });
		const [request] = seen;
		expect(request?.credentials).toBe('omit');
		expect(request?.headers.get('X-WP-Nonce')).toBeNull();
		expect(request?.headers.get('Content-Type')).toBe('application/json');
		expect(request?.url).toBe(ENDPOINT);
		await expect(request?.json()).resolves.toEqual({ a: 1 });
	});

	it('ERR-01 ERR-05 ERR-07 raises the same errors as other calls', async () => {
		const failing = (answer: () => Response) => {
			server.use(http.post(ENDPOINT, answer));
			return failureOf(post());
		};
		const refused = () =>
			HttpResponse.json({ code: 'invalid', message: 'No' }, { status: 400 }) as Response;
		expect(await failing(refused)).toMatchObject({ kind: 'http', code: 'invalid', status: 400 });
		expect(await failing(() => HttpResponse.html('<p>') as Response)).toMatchObject({
			kind: 'parse',
		});
		expect(await failing(() => HttpResponse.error() as Response)).toMatchObject({
			kind: 'network',
		});
	});

	it('raises a timeout without a response', async () => {
		server.use(http.post(ENDPOINT, () => delay('infinite')));
		expect(await failureOf(post({ timeout: 20 }))).toMatchObject({ kind: 'timeout' });
	});
});

// Must be the last in this file, because the middleware cannot be removed.
describe('nonce of WordPress’s own script', () => {
	const host = apiFetch as unknown as { nonceMiddleware: { nonce: string } };

	beforeAll(() => {
		// As WordPress prints it after its own script.
		const middleware = apiFetch.createNonceMiddleware('first12345');
		host.nonceMiddleware = middleware;
		apiFetch.use(middleware);
	});

	it('is not sent after another script has renewed it, because it may be another user’s', async () => {
		const seen: (string | null)[] = [];
		server.use(
			http.post(SETTINGS, ({ request }) => {
				seen.push(request.headers.get('X-WP-Nonce'));
				return HttpResponse.json({ code: 'success' });
			}),
		);
		const client = open({ nonce: 'first12345' });
		host.nonceMiddleware.nonce = 'other12345';
		await client.save();
		expect(seen).toEqual(['first12345']);
	});

	it('is replaced by a renewed nonce', async () => {
		server.use(answerByNonce(), renews(), isUser(7));
		await open().save();
		expect(host.nonceMiddleware.nonce).toBe('fresh12345');
	});
});
