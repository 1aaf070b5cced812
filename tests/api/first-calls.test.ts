/** Needs a page: the DOM decodes the entities in server messages.
 *
 * @jest-environment jest-fixed-jsdom
 */
import { http, HttpResponse } from 'msw';
import type { FirstCalls } from '@/api/client';
import { failureOf } from '#tests/support/failure-of';
import { server } from '#tests/support/server';
import { createTestClient, ROOT } from './test-client';

const NOW = 1_700_000_000_000;
const SITE = 'jetpack/v4/site';

const text = (json: unknown) => String(json);

let calls: string[] = [];

/** A call that the page has sent, with the answer that it got. */
const answered = (json: unknown, status = 200, at = NOW): FirstCalls[string] => ({
	at,
	answer: Promise.resolve({ status, text: JSON.stringify(json) }),
});

const open = (firstCalls: FirstCalls) => createTestClient({ now: () => NOW, firstCalls });

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
	const client = open({ [SITE]: answered('first') });
	await expect(client.get('site', text)).resolves.toBe('first');
	expect(calls).toEqual([]);
	await expect(client.get('site', text)).resolves.toBe('own');
	expect(calls).toEqual(['GET /wp-json/jetpack/v4/site']);
});

it('finds a call by its whole address below the root', async () => {
	const client = open({ 'jetpack/v4/module/stats/data?range=day': answered('first') });
	await expect(client.get('module/stats/data', text, { range: 'week' })).resolves.toBe('own');
	await expect(client.get('module/stats/data', text, { range: 'day' })).resolves.toBe('first');
});

it('sends a call itself to which the page got no answer', async () => {
	const client = open({ [SITE]: { at: NOW, answer: Promise.resolve(undefined) } });
	await expect(client.get('site', text)).resolves.toBe('own');
	expect(calls).toEqual(['GET /wp-json/jetpack/v4/site']);
});

it.each([-31_000, 31_000])('sends a call itself if the page sent it %d ms away', async (away) => {
	const client = open({ [SITE]: answered('first', 200, NOW + away) });
	await expect(client.get('site', text)).resolves.toBe('own');
});

it('forgets the calls of the page with the first write', async () => {
	const firstCalls = { 'jetpack/v4/scan': answered('first'), [SITE]: answered('first') };
	const client = open(firstCalls);
	await client.post('settings', text);
	await expect(client.get('site', text)).resolves.toBe('own');
	expect(firstCalls).toEqual({});
});

it('reports a refusal for its own call, and accepts an empty answer', async () => {
	const client = open({
		[SITE]: answered({ code: 'busy', message: 'Too busy.' }, 503),
		'jetpack/v4/rewind': { at: NOW, answer: Promise.resolve({ status: 200, text: '<p>Hello' }) },
		'jetpack/v4/scan': { at: NOW, answer: Promise.resolve({ status: 204, text: '' }) },
	});
	await expect(failureOf(client.get('site', text))).resolves.toMatchObject({
		kind: 'http',
		status: 503,
		serverMessage: 'Too busy.',
	});
	await expect(failureOf(client.get('rewind', text))).resolves.toMatchObject({ kind: 'parse' });
	await expect(client.get('scan', text)).resolves.toBe('undefined');
	expect(calls).toEqual([]);
});

it('reports which calls are asked already, until they are taken or too old', async () => {
	const client = open({
		[SITE]: answered('first'),
		'jetpack/v4/rewind': answered('first', 200, NOW - 31_000),
	});
	const names = [SITE, 'jetpack/v4/scan', 'jetpack/v4/rewind'];
	expect(names.map(client.isAsked)).toEqual([true, false, false]);
	await client.get('site', text);
	expect(client.isAsked(SITE)).toBe(false);
});
