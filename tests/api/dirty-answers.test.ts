/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { decoder, ignoreAnswer, objectOf } from '@/api/decode';
import { failureOf } from '#tests/support/failure-of';
import { server } from '#tests/support/server';
import { AJAX, createTestClient, ME, ROOT, STALE } from './test-client';

const CALL = `${ROOT}jetpack/v4/thing`;

const NOTICE =
	'<br />\n<b>Deprecated</b>:  Creation of dynamic property is deprecated in <b>/srv/site/plugin.php</b> on line <b>12</b><br />\n';
const COMMENT = '\n<!-- Served from cache in 0.2 s -->';

const decodeThing = decoder(objectOf({ code: v.literal('success'), message: v.string() }));
const open = () => createTestClient({ userId: 7 });
const respond = (text: string, status = 200) => new HttpResponse(text, { status });
const answer = (text: string, status?: number) =>
	server.use(http.all(CALL, () => respond(text, status)));

it.each([
	['a notice before it', `${NOTICE}{"code":"success","message":"Done."}`],
	['a comment behind it', `{"code":"success","message":"Done."}${COMMENT}`],
	['both', `\uFEFF${NOTICE}{"code":"success","message":"Done."}${COMMENT}`],
	['a notice with a value', `Notice: {"code":"no"} in a.php\n{"code":"success","message":"Done."}`],
	['a value behind it', `{"code":"success","message":"Done."}\nNotice: [0] in a.php`],
])('reads and writes answers with %s', async (_what, text) => {
	answer(text);
	const client = open();
	const done = { code: 'success', message: 'Done.' };
	await expect(client.get('thing', decodeThing)).resolves.toEqual(done);
	await expect(client.write('thing', decodeThing)).resolves.toEqual(done);
});

it('treats an answer of blanks and a byte order mark as empty', async () => {
	answer('\n\uFEFF\n');
	await expect(open().get('thing', (json) => json)).resolves.toBeUndefined();
});

it('ERR-05 doesn’t take a page for the success of a call whose answer is ignored', async () => {
	answer('<!doctype html><script>var a = {"code":"success"}</script>');
	expect((await failureOf(open().post('thing', ignoreAnswer))).kind).toBe('parse');
});

it('raises a shape error if no value is the answer', async () => {
	answer(`${NOTICE}{"code":"other"}`);
	expect((await failureOf(open().get('thing', decodeThing))).kind).toBe('shape');
});

it.each([
	['its status', 500],
	['the status 200, because the notice was sent first', 200],
])('ERR-01 ERR-02 raises an error behind a notice with %s', async (_what, status) => {
	const body = { code: 'broken', message: 'It broke.', data: { status: 500 } };
	answer(NOTICE + JSON.stringify(body) + COMMENT, status);
	expect(await failureOf(open().get('thing', decodeThing))).toMatchObject({
		kind: 'http',
		code: 'broken',
		status: 500,
		response: body,
		serverMessage: 'It broke.',
	});
});

describe('nonce', () => {
	/** A site that prints this around everything, and accepts only a fresh nonce. */
	function surround(before: string, after: string, refused = 403) {
		const dirty = (body: unknown, status = 200) =>
			respond(
				before + (typeof body === 'string' ? body : JSON.stringify(body)) + after,
				refused === 200 ? 200 : status,
			);
		const isFresh = (request: Request) => request.headers.get('X-WP-Nonce') === 'abcdef0123';
		server.use(
			http.get(AJAX, () => dirty('abcdef0123')),
			http.get(ME, ({ request }) => (isFresh(request) ? dirty({ id: 7 }) : dirty(STALE, 403))),
			http.post(CALL, ({ request }) =>
				isFresh(request) ? dirty({ code: 'success', message: 'Done.' }) : dirty(STALE, 403),
			),
		);
	}

	it.each([
		['a notice', NOTICE, '', 403],
		['a plain notice', '\nNotice: call 0123456789 in /srv/a.php on line 12\n', '', 403],
		['a notice that fixes the status at 200', NOTICE, '', 200],
		['a comment', '', COMMENT, 403],
		['a byte order mark', '\uFEFF', '', 403],
		['a notice before and behind', NOTICE, NOTICE, 200],
		['all of them', `\uFEFF${NOTICE}`, COMMENT, 200],
	])('is renewed on a site that prints %s', async (_what, before, after, status) => {
		surround(before, after, status);
		await expect(open().post('thing', decodeThing)).resolves.toMatchObject({ code: 'success' });
	});

	const LOGGED_OUT = { code: 'rest_not_logged_in', message: 'No.', data: { status: 401 } };

	it.each([
		['answers 0', () => respond('0', 400), undefined],
		['answers 0 behind a notice', () => respond(`${NOTICE}0`), undefined],
		[
			'has no user',
			() => respond('abcdef0123'),
			() => HttpResponse.json(LOGGED_OUT, { status: 401 }),
		],
		[
			'has no user, behind a notice',
			() => respond('abcdef0123'),
			() => respond(NOTICE + JSON.stringify(LOGGED_OUT)),
		],
	])('reports an ended session if the site %s', async (_what, nonce, me) => {
		answer(JSON.stringify(STALE), 403);
		server.use(http.get(AJAX, nonce));
		server.use(http.get(ME, me ?? (() => respond(''))));
		const error = await failureOf(open().post('thing', decodeThing));
		expect(error).toMatchObject({ kind: 'session' });
		expect(error.message).toMatch(/logged out/);
	});

	it.each([
		['prints a page', () => respond('<!doctype html><p>Log in</p>')],
		['breaks', () => respond('', 500)],
		['prints a notice alone', () => respond(NOTICE)],
		['prints a notice whose last word is 0', () => respond('Notice: offset 0')],
		['does not answer', () => HttpResponse.error()],
	])('reports no ended session if the site %s', async (_what, nonce) => {
		answer(NOTICE + JSON.stringify(STALE), 403);
		server.use(http.get(AJAX, nonce as () => HttpResponse<string>));
		const error = await failureOf(open().post('thing', decodeThing));
		expect(error).toMatchObject({ kind: 'unverified' });
		expect(error.message).not.toMatch(/logged out/);
		expect(error.message).toMatch(/try again/);
	});
});
