/** Needs a page: the DOM decodes the entities in server messages.
 *
 * @jest-environment jest-fixed-jsdom
 */
import { http, HttpResponse } from 'msw';
import { createClient, type ClientOptions } from '@/api/client';
import { requireSafeUrl } from '@/lib/safe-url';
import { server } from '#tests/support/server';

const ROOT = 'http://site.test/wp-json/';
const NOW = 1_700_000_000_000;

const expectThing = (json: unknown) => {
	if (json !== 'printed' && json !== 'fetched') {
		throw new Error('Not a thing.');
	}
	return json;
};

/** A page that printed these answers some seconds ago. */
const print = (answers: unknown, secondsAgo = 0) =>
	JSON.stringify({ at: NOW / 1000 - secondsAgo, answers });

const THING = { 'jetpack/v4/thing': '"printed"' };

let calls: string[] = [];

const createTestClient = (printedAnswers: string, options: Partial<ClientOptions> = {}) =>
	createClient({
		root: ROOT,
		nonce: 'first12345',
		adminUrl: requireSafeUrl('http://site.test/wp-admin/'),
		userId: 1,
		now: () => NOW,
		printedAnswers,
		...options,
	});

beforeEach(() => {
	calls = [];
	server.use(
		http.all(`${ROOT}*`, ({ request }) => {
			calls.push(`${request.method} ${new URL(request.url).pathname}`);
			return HttpResponse.json('fetched', { headers: { 'X-WP-Total': '7' } });
		}),
	);
});

it('takes a printed answer once, and then asks the site', async () => {
	const client = createTestClient(print(THING));
	await expect(client.get('thing', expectThing)).resolves.toBe('printed');
	expect(calls).toEqual([]);
	await expect(client.get('thing', expectThing)).resolves.toBe('fetched');
	expect(calls).toEqual(['GET /wp-json/jetpack/v4/thing']);
});

it('finds an answer by its whole address below the root, for plain permalinks, too', async () => {
	const printed = print({
		'wp/v2/posts?per_page=100&_fields=id%2Cdate': '"printed"',
		'wp/v2/comments?per_page=1&_fields=id': '12',
	});
	const client = createTestClient(printed, { root: 'http://site.test/index.php?rest_route=/' });
	await expect(
		client.list('posts', expectThing, { per_page: 100, _fields: 'id,date' }),
	).resolves.toBe('printed');
	await expect(client.count('comments')).resolves.toBe(12);
	expect(calls).toEqual([]);
});

it.each([
	['no answer was printed', ''],
	['another call was printed', print({ 'jetpack/v4/other': '"printed"' })],
	['the JSON is cut off', print(THING).slice(0, -4)],
	['the JSON is null', 'null'],
	['the answers are null', print(null)],
	['the answers are a text', print('thing')],
	['the answer is no text', print({ 'jetpack/v4/thing': 4 })],
	['the answer is empty', print({ 'jetpack/v4/thing': '' })],
	['the answer is HTML', print({ 'jetpack/v4/thing': '<p>printed' })],
	['the answer has a wrong shape', print({ 'jetpack/v4/thing': '{"code":"no"}' })],
	['the answer is an error', print({ 'jetpack/v4/thing': '{"code":"no","data":{"status":500}}' })],
	['the page is old', print(THING, 31)],
	["the server's clock is ahead", print(THING, -31)],
	['the time is missing', JSON.stringify({ answers: THING })],
])('asks the site if %s', async (_what, printed) => {
	await expect(createTestClient(printed).get('thing', expectThing)).resolves.toBe('fetched');
	expect(calls).toEqual(['GET /wp-json/jetpack/v4/thing']);
});

it.each(['post', 'write'] as const)('forgets what was printed before a %s', async (way) => {
	const client = createTestClient(print(THING));
	await client[way]('other', expectThing);
	await expect(client.get('thing', expectThing)).resolves.toBe('fetched');
});

it('forgets what was printed before a write of a task', async () => {
	const client = createTestClient(print(THING));
	await client.inTurn((inside) => inside.write('other', expectThing));
	await expect(client.get('thing', expectThing)).resolves.toBe('fetched');
});

it('fails as the site does if neither can be read', async () => {
	server.use(http.get(`${ROOT}*`, () => HttpResponse.json({ message: 'No.' }, { status: 500 })));
	const client = createTestClient(print({ 'jetpack/v4/thing': '4' }));
	await expect(client.get('thing', expectThing)).rejects.toThrow('No. (Status 500)');
});

it('asks the site once the page is too old, also if another answer was taken in time', async () => {
	let now = NOW;
	const client = createTestClient(print({ ...THING, 'jetpack/v4/other': '"printed"' }), {
		now: () => now,
	});
	await expect(client.get('other', expectThing)).resolves.toBe('printed');
	now += 29_000;
	expect(client.isAsked('jetpack/v4/thing')).toBe(true);
	now += 2_000;
	expect(client.isAsked('jetpack/v4/thing')).toBe(false);
	await expect(client.get('thing', expectThing)).resolves.toBe('fetched');
});
