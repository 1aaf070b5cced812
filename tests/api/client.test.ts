/** @jest-environment jest-fixed-jsdom */
import { delay, http, HttpResponse } from 'msw';
import { toErrorInfo } from '@/api/client';
import { failureOf } from '#tests/support/failure-of';
import { loadOldLibrary } from '#tests/support/old-library';
import { server } from '#tests/support/server';
import { PHP_CRASH } from '#tests/support/wire';
import { createTestClient, ROOT, same } from './test-client';

const CALL = `${ROOT}jetpack/v4/thing`;
const ELSEWHERE = `${ROOT}jetpack/v4/elsewhere`;

function listen(): Request[] {
	const seen: Request[] = [];
	server.use(
		http.all('http://site.test/*', ({ request }) => {
			seen.push(request.clone());
			return HttpResponse.json({ ok: true });
		}),
	);
	return seen;
}

it('API-01 API-02 API-03 calls the v4 namespace with the nonce, same-origin and a cache-buster', async () => {
	const seen = listen();
	const client = createTestClient({ now: () => 1234 });
	await expect(client.get('thing', same)).resolves.toEqual({ ok: true });
	expect(seen[0]?.headers.get('X-WP-Nonce')).toBe('first12345');
	expect(seen[0]?.credentials).toBe('same-origin');
	expect(seen[0]?.url).toMatch(`${CALL}?`);
	expect(new URL(seen[0]!.url).searchParams.get('_cacheBuster')).toBe('1234');
});

it('API-02 API-03 posts JSON with the nonce and without a cache-buster', async () => {
	const seen = listen();
	await createTestClient().post('thing', same, { protect: true });
	await expect(seen[0]?.json()).resolves.toEqual({ protect: true });
	expect(seen[0]?.url).not.toContain('_cacheBuster');
	expect(seen[0]?.headers.get('X-WP-Nonce')).toBe('first12345');
});

it.each([
	['http://site.test/wp-json/?lang=de', '/wp-json/jetpack/v4/thing', null, 'de'],
	['http://site.test/index.php?rest_route=/', '/index.php', '/jetpack/v4/thing', null],
	['http://site.test/index.php?rest_route=%2F&lang=de', '/index.php', '/jetpack/v4/thing', 'de'],
	['http://site.test/?lang=de&rest_route=/', '/', '/jetpack/v4/thing', 'de'],
])(
	'API-01 adds the route to the root %s and keeps its language',
	async (root, path, route, lang) => {
		const seen = listen();
		await createTestClient({ root }).get('thing', same, { range: 'week' });
		const { pathname, searchParams } = new URL(seen[0]!.url);
		const names = ['rest_route', 'lang', 'range'];
		expect([pathname, ...names.map((name) => searchParams.get(name))]).toEqual([
			...[path, route, lang, 'week'],
		]);
	},
);

const REFUSED = { code: 'refused', message: 'Tom &amp; Jerry said no', data: { status: 400 } };
const NOT_LINKED = { code: 'failed_to_fetch_data', message: 'Not linked', data: { status: '' } };
const OFF = { code: 'not_active', message: 'Off' };
const away = () => HttpResponse.redirect(ELSEWHERE, 302);

type Answer = () => Response | Promise<Response>;

it.each<[string, Answer, object, Answer?]>([
	[
		'ERR-01 ERR-02 a refusal, with the message, the status and the parsed response',
		() => HttpResponse.json(REFUSED, { status: 400 }),
		{
			kind: 'http',
			status: 400,
			code: 'refused',
			response: REFUSED,
			message: 'Tom & Jerry said no (Status 400)',
		},
	],
	[
		'ERR-01 HTML, with a message of its own',
		() => new HttpResponse(PHP_CRASH, { status: 500 }),
		{
			kind: 'http',
			status: 500,
			code: '',
			serverMessage: '',
			response: PHP_CRASH,
			message: "The server couldn't do this. (Status 500)",
		},
	],
	[
		'ERR-03 a 404',
		() => HttpResponse.json(OFF, { status: 404 }),
		{ kind: 'not-found', code: OFF.code },
	],
	[
		'ERR-04 a 404 after a redirect',
		away,
		{ kind: 'not-found-redirected' },
		() => HttpResponse.json({}, { status: 404 }),
	],
	['ERR-05 an answer that is not JSON', () => HttpResponse.text('<p>Hello</p>'), { kind: 'parse' }],
	[
		'ERR-06 a page after a redirect',
		away,
		{ kind: 'parse-redirected' },
		() => HttpResponse.text('<p>Log in</p>'),
	],
	['ERR-07 no response', () => HttpResponse.error(), { kind: 'network' }],
	['a pending request', () => delay('infinite').then(HttpResponse.error), { kind: 'timeout' }],
	[
		'an error envelope with status 200',
		() => HttpResponse.json(NOT_LINKED),
		{ kind: 'envelope', code: 'failed_to_fetch_data', message: 'Not linked' },
	],
])('%s is an error', async (_what, answer, expected, elsewhere = answer) => {
	server.use(
		http.get(CALL, answer as () => Response),
		http.get(ELSEWHERE, elsewhere as () => Response),
	);
	const error = await failureOf(createTestClient({ timeout: 500 }).get('thing', same));
	expect(error).toMatchObject(expected);
	expect(toErrorInfo(error).message).not.toContain('(Status');
});

it('resolves to undefined for an empty 200', async () => {
	server.use(http.get(CALL, () => new HttpResponse('')));
	await expect(createTestClient().get('thing', same)).resolves.toBeUndefined();
});

describe('inTurn', () => {
	/** Answers each write with a delay, and records the order of the calls. */
	function recordOrder() {
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
		const order = recordOrder();
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
		const order = recordOrder();
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
		const seen = listen();
		await createTestClient().post('thing', same, { roles: ['editor'] });
		await expect(seen[0]?.text()).resolves.toBe('{"roles":["editor"]}');
	});
});
