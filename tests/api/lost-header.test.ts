/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw';
import { siteCheckApi } from '@/api/entities/site-check';
import { checkSite } from '@/domain/site-check';
import { failureOf } from '#tests/support/failure-of';
import { server } from '#tests/support/server';
import { PAGE } from '../domain/site-check/answers';
import { AJAX, createTestClient, ROOT, same, STALE } from './test-client';

const VISITOR = { code: 'rest_forbidden', message: 'Sorry', data: { status: 401 } };

/** Answers as WordPress does when only the parameter arrives; notes the nonces of all calls. */
function loseHeader(right = 'first12345') {
	const seen: (string | null)[] = [];
	server.use(
		http.all(`${ROOT}*`, ({ request }) => {
			const nonce = new URL(request.url).searchParams.get('_wpnonce');
			seen.push(nonce);
			if (nonce === null) {
				return HttpResponse.json(VISITOR, { status: 401 });
			}
			return nonce === right
				? HttpResponse.json({ id: 1 })
				: HttpResponse.json(STALE, { status: 403 });
		}),
	);
	return seen;
}

it('API-02 a call without its header is repeated with the nonce in its address, and later calls begin so', async () => {
	const seen = loseHeader();
	const client = createTestClient();
	await expect(client.get('thing', same)).resolves.toEqual({ id: 1 });
	await expect(client.write('settings', same, { protect: true })).resolves.toEqual({ id: 1 });
	expect(seen).toEqual([null, 'first12345', 'first12345']);
});

it('calls sent at the same time are each repeated', async () => {
	loseHeader();
	const client = createTestClient();
	const all = ['one', 'two', 'three'].map((path) => client.get(path, same));
	await expect(Promise.all(all)).resolves.toEqual([{ id: 1 }, { id: 1 }, { id: 1 }]);
});

it('an expired nonce is renewed without the header', async () => {
	loseHeader('fresh12345');
	server.use(http.get(AJAX, () => new HttpResponse('fresh12345')));
	await expect(createTestClient().post('settings', same, {})).resolves.toEqual({ id: 1 });
});

it('a call that is refused either way fails, and the next one begins with the header', async () => {
	const seen: (string | null)[] = [];
	server.use(
		http.get(`${ROOT}jetpack/v4/thing`, ({ request }) => {
			seen.push(new URL(request.url).searchParams.get('_wpnonce'));
			return HttpResponse.json(VISITOR, { status: 401 });
		}),
	);
	const client = createTestClient();
	expect(await failureOf(client.get('thing', same))).toMatchObject({ kind: 'http', status: 401 });
	expect(await failureOf(client.get('thing', same))).toMatchObject({ kind: 'http', status: 401 });
	expect(seen).toEqual([null, 'first12345', null, 'first12345']);
});

it("a call to this plugin's own actions has the nonce in its address", async () => {
	let url = '';
	server.use(
		http.get(AJAX, ({ request }) => {
			url = request.url;
			return HttpResponse.json({});
		}),
	);
	await createTestClient().ask('act', {}, same);
	expect(new URL(url).searchParams.get('_wpnonce')).toBe('first12345');
});

it('the check says that the header is removed', async () => {
	loseHeader();
	server.use(http.get(AJAX, () => new HttpResponse('first12345')));
	const { root, userId, ...replies } = await siteCheckApi(createTestClient()).ask(false);
	const { session } = checkSite({ replies, page: { ...PAGE, root, userId } });
	expect(session.sentence).toContain('removes the header X-WP-Nonce');
});
