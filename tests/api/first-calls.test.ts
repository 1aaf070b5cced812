/** Needs a page: the DOM decodes the entities in server messages.
 *
 * @jest-environment jest-fixed-jsdom
 */
import { http, HttpResponse } from 'msw';
import { createClient, type ClientOptions, type FirstCalls } from '@/api/client';
import { requireSafeUrl } from '@/lib/safe-url';
import { failureOf } from '#tests/support/failure-of';
import { server } from '#tests/support/server';

const ROOT = 'http://site.test/wp-json/';
const ADMIN = 'http://site.test/wp-admin/';
const NOW = 1_700_000_000_000;
const SITE = 'jetpack/v4/site';
const STALE = { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: null };

const text = (json: unknown) => String(json);

let calls: string[] = [];

/** A call that the page has sent. */
const sent = (answer: Promise<Response>, at = NOW) => ({ at, answer, abort: jest.fn() });

const answered = (json: unknown, status = 200) =>
	sent(Promise.resolve(HttpResponse.json(json as string, { status })));

const createTestClient = (firstCalls: FirstCalls, options: Partial<ClientOptions> = {}) =>
	createClient({
		root: ROOT,
		nonce: 'first12345',
		adminUrl: requireSafeUrl(ADMIN),
		userId: 1,
		now: () => NOW,
		firstCalls,
		...options,
	});

beforeEach(() => {
	calls = [];
	server.use(
		http.all(`${ROOT}jetpack/v4/*`, ({ request }) => {
			calls.push(`${request.method} ${new URL(request.url).pathname}`);
			return HttpResponse.json('own');
		}),
	);
});

it('reads the answer to a call of the page once, and then sends its own', async () => {
	const client = createTestClient({ [SITE]: answered('first') });
	await expect(client.get('site', text)).resolves.toBe('first');
	expect(calls).toEqual([]);
	await expect(client.get('site', text)).resolves.toBe('own');
	expect(calls).toEqual(['GET /wp-json/jetpack/v4/site']);
});

it('finds a call by its whole address below the root', async () => {
	const client = createTestClient({ 'jetpack/v4/module/stats/data?range=day': answered('first') });
	await expect(client.get('module/stats/data', text, { range: 'week' })).resolves.toBe('own');
	await expect(client.get('module/stats/data', text, { range: 'day' })).resolves.toBe('first');
});

it('sends a call itself that still waits, and takes it from the page', async () => {
	const firstCalls = { 'jetpack/v4/scan': null, [SITE]: null };
	const client = createTestClient(firstCalls);
	await expect(client.get('site', text)).resolves.toBe('own');
	expect(firstCalls).toEqual({ 'jetpack/v4/scan': null });
});

it.each([-31_000, 31_000])('sends a call itself if the page sent it %d ms away', async (away) => {
	const old = sent(Promise.resolve(HttpResponse.json('first')), NOW + away);
	const client = createTestClient({ [SITE]: old });
	await expect(client.get('site', text)).resolves.toBe('own');
});

it('forgets the calls of the page with the first write', async () => {
	const firstCalls = { 'jetpack/v4/scan': null, [SITE]: answered('first') };
	const client = createTestClient(firstCalls);
	await client.post('settings', text);
	await expect(client.get('site', text)).resolves.toBe('own');
	expect(firstCalls).toEqual({});
});

it('reports a failure as that of its own call', async () => {
	const refused = answered({ code: 'busy', message: 'Too busy.' }, 503);
	const lost = sent(Promise.reject(new TypeError('Failed to fetch')));
	const html = sent(Promise.resolve(new Response('<p>Hello')));
	const client = createTestClient({
		[SITE]: refused,
		'jetpack/v4/scan': lost,
		'jetpack/v4/rewind': html,
	});
	await expect(failureOf(client.get('site', text))).resolves.toMatchObject({
		kind: 'http',
		status: 503,
		serverMessage: 'Too busy.',
	});
	await expect(failureOf(client.get('scan', text))).resolves.toMatchObject({ kind: 'network' });
	await expect(failureOf(client.get('rewind', text))).resolves.toMatchObject({ kind: 'parse' });
	expect(calls).toEqual([]);
});

it('renews the nonce that the page was cached with, and repeats the call', async () => {
	server.use(
		http.get(`${ADMIN}admin-ajax.php`, () => HttpResponse.text('second1234')),
		http.get(`${ROOT}wp/v2/users/me`, () => HttpResponse.json({ id: 1 })),
	);
	const client = createTestClient({ [SITE]: answered(STALE, 403) });
	await expect(client.get('site', text)).resolves.toBe('own');
});

it('ends a call of the page that is not answered in time', async () => {
	let end = () => {};
	const answer = new Promise<Response>((_, reject) => {
		end = () => reject(new DOMException('', 'AbortError'));
	});
	const client = createTestClient(
		{ [SITE]: { at: NOW, answer, abort: () => end() } },
		{ timeout: 20 },
	);
	await expect(failureOf(client.get('site', text))).resolves.toMatchObject({ kind: 'timeout' });
});
