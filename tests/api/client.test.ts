/** Needs a page: the DOM decodes the entities in server messages.
 *
 * @jest-environment jest-fixed-jsdom
 */
import { delay, http, HttpResponse } from 'msw';
import { createClient, toErrorInfo } from '@/api/client';
import { requireSafeUrl } from '@/lib/safe-url';
import { failureOf } from '#tests/support/failure-of';
import { loadOldLibrary } from '#tests/support/old-library';
import { server } from '#tests/support/server';
import { PHP_CRASH } from '#tests/support/wire';

const ROOT = 'http://site.test/wp-json/';
const PLAIN_ROOT = 'http://site.test/index.php?rest_route=/';
const CALL = `${ROOT}jetpack/v4/thing`;
const same = (json: unknown) => json;

const createTestClient = (options = {}) =>
	createClient({
		root: ROOT,
		nonce: 'first12345',
		adminUrl: requireSafeUrl('http://site.test/wp-admin/'),
		userId: 1,
		now: () => 1234,
		...options,
	});

it('API-01 API-02 API-03 calls the v4 namespace with the nonce, same-origin and a cache-buster', async () => {
	let seen: Request | undefined;
	server.use(
		http.get(CALL, ({ request }) => {
			seen = request;
			return HttpResponse.json({ ok: true });
		}),
	);
	await expect(createTestClient().get('thing', same)).resolves.toEqual({ ok: true });
	expect(seen?.headers.get('X-WP-Nonce')).toBe('first12345');
	expect(seen?.credentials).toBe('same-origin');
	expect(new URL(seen?.url ?? '').searchParams.get('_cacheBuster')).toBe('1234');
});

it('API-02 API-03 posts JSON with the nonce and without a cache-buster', async () => {
	let body: unknown;
	let url = '';
	let nonce: string | null = '';
	server.use(
		http.post(CALL, async ({ request }) => {
			body = await request.json();
			url = request.url;
			nonce = request.headers.get('X-WP-Nonce');
			return HttpResponse.json(true);
		}),
	);
	await createTestClient().post('thing', same, { protect: true });
	expect(body).toEqual({ protect: true });
	expect(url).not.toContain('_cacheBuster');
	expect(nonce).toBe('first12345');
});

it('API-01 joins parameters with & if the root already contains a ?', async () => {
	let url = '';
	server.use(
		http.get('http://site.test/index.php', ({ request }) => {
			url = request.url;
			return HttpResponse.json({});
		}),
	);
	await createTestClient({ root: PLAIN_ROOT }).get('module/stats/data', same, { range: 'week' });
	const parameters = new URL(url).searchParams;
	expect(parameters.get('rest_route')).toBe('/jetpack/v4/module/stats/data');
	expect(parameters.get('range')).toBe('week');
});

it.each([
	['http://site.test/wp-json/?lang=de', '/wp-json/jetpack/v4/thing', null],
	['http://site.test/index.php?rest_route=%2F&lang=de', '/index.php', '/jetpack/v4/thing'],
	['http://site.test/?lang=de&rest_route=/', '/', '/jetpack/v4/thing'],
])('API-01 adds the route to the root %s and keeps its language', async (root, path, route) => {
	let url = new URL(root);
	server.use(
		http.get('http://site.test/*', ({ request }) => {
			url = new URL(request.url);
			return HttpResponse.json({});
		}),
	);
	await createTestClient({ root }).get('thing', same, { range: 'week' });
	expect(url.pathname).toBe(path);
	expect(url.searchParams.get('rest_route')).toBe(route);
	expect(url.searchParams.get('lang')).toBe('de');
	expect(url.searchParams.get('range')).toBe('week');
});

it('ERR-01 ERR-02 raises the server’s message with the status and the parsed response', async () => {
	const body = { code: 'refused', message: 'Tom &amp; Jerry said no', data: { status: 400 } };
	server.use(http.get(CALL, () => HttpResponse.json(body, { status: 400 })));
	const error = await failureOf(createTestClient().get('thing', same));
	expect(error).toMatchObject({ kind: 'http', status: 400, code: 'refused', response: body });
	expect(error.message).toBe('Tom & Jerry said no (Status 400)');
	expect(toErrorInfo(error)).toMatchObject({ message: 'Tom & Jerry said no', status: 400 });
});

it('ERR-01 gives an HTML error its own message', async () => {
	server.use(http.get(CALL, () => new HttpResponse(PHP_CRASH, { status: 500 })));
	const error = await failureOf(createTestClient().get('thing', same));
	expect(error).toMatchObject({ kind: 'http', status: 500, response: PHP_CRASH });
	expect(error.message).toBe("The server couldn't do this. (Status 500)");
});

it('ERR-03 raises not-found for a 404', async () => {
	server.use(
		http.get(CALL, () =>
			HttpResponse.json({ code: 'not_active', message: 'Off' }, { status: 404 }),
		),
	);
	expect(await failureOf(createTestClient().get('thing', same))).toMatchObject({
		kind: 'not-found',
		code: 'not_active',
	});
});

const redirected = (to: () => Response) => [
	http.get(CALL, () => HttpResponse.redirect(`${ROOT}jetpack/v4/elsewhere`, 302)),
	http.get(`${ROOT}jetpack/v4/elsewhere`, to),
];

it('ERR-04 distinguishes a 404 after a redirect', async () => {
	server.use(...redirected(() => HttpResponse.json({}, { status: 404 })));
	expect((await failureOf(createTestClient().get('thing', same))).kind).toBe(
		'not-found-redirected',
	);
});

it('ERR-05 raises a parse error for a response that is not JSON', async () => {
	server.use(http.get(CALL, () => new HttpResponse('<p>Hello</p>')));
	expect((await failureOf(createTestClient().get('thing', same))).kind).toBe('parse');
});

it('ERR-06 distinguishes unparseable JSON after a redirect', async () => {
	server.use(...redirected(() => new HttpResponse('<p>Log in</p>') as unknown as Response));
	expect((await failureOf(createTestClient().get('thing', same))).kind).toBe('parse-redirected');
});

it('ERR-07 raises a network error without a response', async () => {
	server.use(http.get(CALL, () => HttpResponse.error()));
	expect((await failureOf(createTestClient().get('thing', same))).kind).toBe('network');
});

it('raises a timeout for a request that stays pending', async () => {
	server.use(http.get(CALL, () => delay('infinite')));
	expect((await failureOf(createTestClient({ timeout: 20 }).get('thing', same))).kind).toBe(
		'timeout',
	);
});

it('resolves to undefined for an empty 200', async () => {
	server.use(http.get(CALL, () => new HttpResponse('')));
	await expect(createTestClient().get('thing', same)).resolves.toBeUndefined();
});

it('raises an error for an error envelope with status 200', async () => {
	const body = { code: 'failed_to_fetch_data', message: 'Not linked', data: { status: '' } };
	server.use(http.get(CALL, () => HttpResponse.json(body)));
	expect(await failureOf(createTestClient().get('thing', same))).toMatchObject({
		kind: 'envelope',
		code: 'failed_to_fetch_data',
		message: 'Not linked',
	});
});

describe('inTurn', () => {
	/** Answers each write with a delay, and records the order of the calls. */
	function listen() {
		const order: unknown[] = [];
		server.use(
			http.post(CALL, async ({ request }) => {
				const body = await request.json();
				order.push(body);
				await delay(5);
				return HttpResponse.json(body);
			}),
			http.get(CALL, () => {
				order.push('read');
				return HttpResponse.json({});
			}),
		);
		return order;
	}

	it('sends writes of its task at once, and others after it', async () => {
		const order = listen();
		const client = createTestClient();
		const before = client.write('thing', same, { n: 1 });
		const task = client.inTurn(async (inside) => {
			await inside.get('thing', same);
			await inside.write('thing', same, { n: 2 });
			return inside.inTurn((again) => again.write('thing', same, { n: 3 }));
		});
		const after = client.write('thing', same, { n: 4 });
		await expect(task).resolves.toEqual({ n: 3 });
		await Promise.all([before, after]);
		expect(order).toEqual([{ n: 1 }, 'read', { n: 2 }, { n: 3 }, { n: 4 }]);
	});

	it('sends the next write if its task fails', async () => {
		const order = listen();
		const client = createTestClient();
		const task = client.inTurn(() => Promise.reject(new Error('Nothing to do.')));
		await expect(task).rejects.toThrow('Nothing to do.');
		await client.write('thing', same, { n: 1 });
		expect(order).toEqual([{ n: 1 }]);
	});
});

describe('beside an old library that gives arrays a toJSON()', () => {
	loadOldLibrary();

	it('posts a list as a list', async () => {
		let body = '';
		server.use(
			http.post(CALL, async ({ request }) => {
				body = await request.text();
				return HttpResponse.json(true);
			}),
		);
		await createTestClient().post('thing', same, { roles: ['editor'] });
		expect(body).toBe('{"roles":["editor"]}');
	});
});
