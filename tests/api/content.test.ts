import { http, HttpResponse } from 'msw';
import { contentApi } from '@/api';
import { failureOf } from '#tests/support/failure-of';
import { server } from '#tests/support/server';
import { createTestStore } from '#tests/support/store';

const POSTS = 'http://site.test/wp-json/wp/v2/posts';

const answer = (headers: HeadersInit, status = 200) =>
	server.use(http.get(POSTS, () => HttpResponse.json([{ id: 1 }], { headers, status })));

it('reads how many there are from the header, and asks for no more than one of them', async () => {
	const { api } = createTestStore();
	let asked = '';
	server.use(
		http.get(POSTS, ({ request }) => {
			asked = request.url;
			return HttpResponse.json([{ id: 1 }], { headers: { 'X-WP-Total': '1234' } });
		}),
	);
	await expect(api(contentApi).countPosts()).resolves.toBe(1234);
	const query = Object.fromEntries(new URL(asked).searchParams);
	expect(query).toMatchObject({ per_page: '1', _fields: 'id', status: 'publish' });
});

it.each<[string, HeadersInit]>([
	['no number', {}],
	['an empty one', { 'X-WP-Total': '' }],
	['none that counts', { 'X-WP-Total': 'many' }],
])('takes %s for a failure, never for zero', async (_case, headers) => {
	const { api } = createTestStore();
	answer(headers);
	expect(await failureOf(api(contentApi).countPosts())).toMatchObject({ kind: 'shape' });
});

it('tells a refusal as any other call does', async () => {
	const { api } = createTestStore();
	answer({ 'X-WP-Total': '5' }, 403);
	expect(await failureOf(api(contentApi).countPosts())).toMatchObject({
		kind: 'http',
		status: 403,
	});
});
