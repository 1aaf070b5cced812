import { http, HttpResponse } from 'msw';
import type { Api } from '@/api';
import { catalogApi } from '@/api/entities/catalog';
import { connectionActsApi } from '@/api/entities/connection-acts';
import { contentApi, postsApi } from '@/api/entities/posts';
import { statsApi } from '@/api/entities/stats';
import { verificationApi } from '@/api/entities/verification';
import { failureOf } from '#tests/support/failure-of';
import { server } from '#tests/support/server';
import { createTestStore } from '#tests/support/store';

async function askedBy(read: (api: Api) => Promise<unknown>) {
	const { api } = createTestStore();
	const urls: URL[] = [];
	server.use(
		http.get('http://site.test/wp-json/*', ({ request }) => {
			urls.push(new URL(request.url));
			return HttpResponse.json({}, { headers: { 'X-WP-Total': '1' } });
		}),
	);
	await read(api).catch(() => undefined);
	const [url] = urls;
	// Every read has these two parameters.
	const { _cacheBuster, _locale, ...query } = Object.fromEntries(url?.searchParams ?? []);
	return { path: url?.pathname.replace('/wp-json/', ''), query };
}

it.each<[string, (api: Api) => Promise<unknown>, string, Record<string, string>]>([
	[
		'API-06 the authorization address',
		(api) => api(connectionActsApi).loadAuthorizeUrl('admin.php?page=jetpack&from=card'),
		'jetpack/v4/connection/authorize_url',
		{ no_iframe: 'true', redirect_uri: 'admin.php?page=jetpack&from=card' },
	],
	[
		'API-06 the authorization address without a return address',
		(api) => api(connectionActsApi).loadAuthorizeUrl(),
		'jetpack/v4/connection/authorize_url',
		{ no_iframe: 'true' },
	],
	...(['day', 'week', 'month'] as const).map(
		(range): [string, (api: Api) => Promise<unknown>, string, Record<string, string>] => [
			`API-26 the stats by ${range}`,
			(api) => api(statsApi).load(range),
			'jetpack/v4/module/stats/data',
			{ range },
		],
	),
	[
		'the number of posts',
		(api) => api(contentApi).countPosts(),
		'wp/v2/posts',
		{ per_page: '1', _fields: 'id', status: 'publish' },
	],
	[
		'the number of comments',
		(api) => api(contentApi).countComments(),
		'wp/v2/comments',
		{ per_page: '1', _fields: 'id' },
	],
	[
		'the latest posts, with only the fields that are used',
		(api) => api(postsApi).loadLatest(),
		'wp/v2/posts',
		{ per_page: '100', _fields: 'id,date,title,featured_media' },
	],
	[
		'the pictures of posts',
		(api) => api(postsApi).loadPictures([3, 7]),
		'wp/v2/media',
		{ include: '3,7', per_page: '2', _fields: 'id,source_url,media_details' },
	],
	[
		'a plugin by its file',
		(api) => api(catalogApi).loadPlugin('akismet/akismet.php'),
		'jetpack/v4/plugin/akismet/akismet.php',
		{},
	],
	[
		'the check of a verification by the keyring ID',
		(api) => api(verificationApi).check(42),
		'jetpack/v4/verify-site/google/42',
		{},
	],
])('%s', async (_what, read, path, query) => {
	await expect(askedBy(read)).resolves.toEqual({ path, query });
});

describe('number of posts', () => {
	const count = (headers: HeadersInit, status = 200) => {
		const { api } = createTestStore();
		server.use(
			http.get('*/wp/v2/posts', () => HttpResponse.json([{ id: 1 }], { headers, status })),
		);
		return api(contentApi).countPosts();
	};

	it('is read from the header of a request for one post', async () => {
		await expect(count({ 'X-WP-Total': '1234' })).resolves.toBe(1234);
	});

	it.each<[string, HeadersInit, number, object]>([
		['without its header', {}, 200, { kind: 'shape' }],
		['with an empty header', { 'X-WP-Total': '' }, 200, { kind: 'shape' }],
		['with a header without a number', { 'X-WP-Total': 'many' }, 200, { kind: 'shape' }],
		['after a refusal', { 'X-WP-Total': '5' }, 403, { kind: 'http', status: 403 }],
	])('is rejected %s instead of being zero', async (_case, headers, status, error) => {
		expect(await failureOf(count(headers, status))).toMatchObject(error);
	});
});
