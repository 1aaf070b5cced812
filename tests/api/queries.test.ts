import { http, HttpResponse } from 'msw';
import type { Api } from '@/api';
import { catalogApi } from '@/api/entities/catalog';
import { connectionActsApi } from '@/api/entities/connection-acts';
import { postsApi } from '@/api/entities/posts';
import { statsApi } from '@/api/entities/stats';
import { verificationApi } from '@/api/entities/verification';
import { server } from '#tests/support/server';
import { createTestStore } from '#tests/support/store';

async function askedBy(read: (api: Api) => Promise<unknown>) {
	const { api } = createTestStore();
	const urls: URL[] = [];
	server.use(
		http.get('http://site.test/wp-json/*', ({ request }) => {
			urls.push(new URL(request.url));
			return HttpResponse.json({});
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
