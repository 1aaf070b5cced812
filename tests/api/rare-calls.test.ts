import { http, HttpResponse } from 'msw';
import { catalogApi } from '@/api/entities/catalog';
import { connectionActsApi } from '@/api/entities/connection-acts';
import { contentApi } from '@/api/entities/posts';
import { failureOf } from '#tests/support/failure-of';
import { server } from '#tests/support/server';
import { createTestStore } from '#tests/support/store';
import { answerGet, answerPost } from '#tests/support/wire';

const NO_ROUTE = { code: 'rest_no_route', message: 'No route.', data: { status: 404 } };

it('API-37 loads and saves the questionnaire if its route exists', async () => {
	const questionnaire = createTestStore().api(catalogApi);
	answerGet('setup/questionnaire', { use: 'business' });
	await expect(questionnaire.loadQuestionnaire()).resolves.toEqual({ use: 'business' });
	const sent = answerPost('setup/questionnaire', true);
	await questionnaire.saveQuestionnaire({ use: 'personal' });
	expect(sent).toEqual([{ use: 'personal' }]);
});

it('API-37 rejects on a server without the questionnaire', async () => {
	const questionnaire = createTestStore().api(catalogApi);
	answerGet('setup/questionnaire', NO_ROUTE, 404);
	answerPost('setup/questionnaire', NO_ROUTE, 404);
	const expected = { kind: 'not-found', code: 'rest_no_route' };
	expect(await failureOf(questionnaire.loadQuestionnaire())).toMatchObject(expected);
	expect(await failureOf(questionnaire.saveQuestionnaire({}))).toMatchObject(expected);
});

it('API-05 sends the source of the registration', async () => {
	const connection = createTestStore().api(connectionActsApi);
	const sent = answerPost('connection/register', { authorizeUrl: 'https://cloud.test/' });
	await connection.register({ nonce: 'n', from: 'banner' });
	expect(sent).toEqual([{ registration_nonce: 'n', no_iframe: true, from: 'banner' }]);
});

describe('number of posts', () => {
	const POSTS = 'http://site.test/wp-json/wp/v2/posts';

	const answer = (headers: HeadersInit, status = 200) =>
		server.use(http.get(POSTS, () => HttpResponse.json([{ id: 1 }], { headers, status })));

	it('is read from the header of a request for one post', async () => {
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
		['a missing header', {}],
		['an empty header', { 'X-WP-Total': '' }],
		['a header without a number', { 'X-WP-Total': 'many' }],
	])('is rejected with %s instead of being zero', async (_case, headers) => {
		const { api } = createTestStore();
		answer(headers);
		expect(await failureOf(api(contentApi).countPosts())).toMatchObject({ kind: 'shape' });
	});

	it('rejects the number of posts after a refusal', async () => {
		const { api } = createTestStore();
		answer({ 'X-WP-Total': '5' }, 403);
		expect(await failureOf(api(contentApi).countPosts())).toMatchObject({
			kind: 'http',
			status: 403,
		});
	});
});
