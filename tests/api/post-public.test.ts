import { delay, http, HttpResponse } from 'msw';
import { createClient } from '@/api/client';
import { failureOf } from '#tests/support/failure-of';
import { server } from '#tests/support/server';

const ENDPOINT = 'https://cloud.test/v2/thing';

const createTestClient = (options = {}) =>
	createClient({
		root: 'http://site.test/wp-json/',
		nonce: 'first12345',
		adminUrl: 'http://site.test/wp-admin/',
		userId: 1,
		...options,
	});

const post = (options = {}) =>
	createTestClient(options).postPublic(ENDPOINT, (json) => json, { a: 1 });

it('posts JSON elsewhere without the nonce and without cookies', async () => {
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

it('ERR-01 ERR-05 ERR-07 fails as every call does', async () => {
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
	expect(await failing(() => HttpResponse.error() as Response)).toMatchObject({ kind: 'network' });
});

it('gives up where no answer comes', async () => {
	server.use(http.post(ENDPOINT, () => delay('infinite')));
	expect(await failureOf(post({ timeout: 20 }))).toMatchObject({ kind: 'timeout' });
});
