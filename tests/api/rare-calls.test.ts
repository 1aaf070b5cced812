import { http, HttpResponse } from 'msw';
import { connectionApi } from '@/api/entities/connection';
import { contentApi } from '@/api/entities/content';
import { modulesApi } from '@/api/entities/modules';
import { purchaseTokenApi } from '@/api/entities/offers';
import { questionnaireApi } from '@/api/entities/recommendations';
import { failureOf } from '#tests/support/failure-of';
import { server } from '#tests/support/server';
import { createTestStore } from '#tests/support/store';
import { answerGet, answerPost } from '#tests/support/wire';

const NO_ROUTE = { code: 'rest_no_route', message: 'No route.', data: { status: 404 } };

it('API-37 reads and saves the questionnaire where its route exists', async () => {
	const questionnaire = createTestStore().api(questionnaireApi);
	answerGet('setup/questionnaire', { use: 'business' });
	await expect(questionnaire.load()).resolves.toEqual({ use: 'business' });
	const sent = answerPost('setup/questionnaire', true);
	await questionnaire.save({ use: 'personal' });
	expect(sent).toEqual([{ use: 'personal' }]);
});

it('API-37 tells that today’s server has no questionnaire', async () => {
	const questionnaire = createTestStore().api(questionnaireApi);
	answerGet('setup/questionnaire', NO_ROUTE, 404);
	answerPost('setup/questionnaire', NO_ROUTE, 404);
	const expected = { kind: 'not-found', code: 'rest_no_route' };
	expect(await failureOf(questionnaire.load())).toMatchObject(expected);
	expect(await failureOf(questionnaire.save({}))).toMatchObject(expected);
});

it('switches several modules on in one call', async () => {
	const modules = createTestStore().api(modulesApi);
	const sent = answerPost('module/all/active', { code: 'success', message: '' });
	await modules.activateMany(['photon', 'photon-cdn']);
	expect(sent).toEqual([{ modules: ['photon', 'photon-cdn'] }]);
});

it('reads when the site was last down', async () => {
	const modules = createTestStore().api(modulesApi);
	answerGet('module/monitor/data', { code: 'success', date: '3 days' });
	await expect(modules.loadMonitorData()).resolves.toEqual({ date: '3 days' });
	answerGet('module/monitor/data', { code: 'success', date: null });
	await expect(modules.loadMonitorData()).resolves.toEqual({ date: null });
});

it('hands the connection to another owner', async () => {
	const connection = createTestStore().api(connectionApi);
	const sent = answerPost('connection/owner', { code: 'success' });
	await connection.changeOwner(2);
	expect(sent).toEqual([{ owner: 2 }]);
	const refusal = { code: 'new_owner_not_connected', message: 'Link first', data: { status: 400 } };
	answerPost('connection/owner', refusal, 400);
	expect(await failureOf(connection.changeOwner(3))).toMatchObject({ code: refusal.code });
});

it('API-05 tells from where the site is registered', async () => {
	const connection = createTestStore().api(connectionApi);
	const sent = answerPost('connection/register', { authorizeUrl: 'https://cloud.test/' });
	await connection.register({ nonce: 'n', from: 'banner' });
	expect(sent).toEqual([{ registration_nonce: 'n', no_iframe: true, from: 'banner' }]);
});

it('takes a purchase token away only where the server says so', async () => {
	const token = createTestStore().api(purchaseTokenApi);
	answerPost('purchase-token', { code: 'site_not_registered', message: 'No', data: null }, 500);
	expect(await failureOf(token.remove())).toMatchObject({ code: 'site_not_registered' });
	answerPost('purchase-token', false);
	expect(await failureOf(token.remove())).toMatchObject({ kind: 'shape' });
});

describe('the number of posts', () => {
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
});
