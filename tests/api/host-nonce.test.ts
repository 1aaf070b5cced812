import apiFetch from '@wordpress/api-fetch';
import { http, HttpResponse } from 'msw';
import { createClient } from '@/api/client';
import { server } from '#tests/support/server';

const ROOT = 'http://site.test/wp-json/';
const host = apiFetch as unknown as { nonceMiddleware: { nonce: string } };

beforeAll(() => {
	// As WordPress prints it behind its own script.
	const middleware = apiFetch.createNonceMiddleware('first12345');
	host.nonceMiddleware = middleware;
	apiFetch.use(middleware);
});

it('never sends a nonce that another script has fetched since: it may be somebody else’s', async () => {
	const seen: (string | null)[] = [];
	server.use(
		http.post(`${ROOT}jetpack/v4/settings`, ({ request }) => {
			seen.push(request.headers.get('X-WP-Nonce'));
			return HttpResponse.json({ code: 'success' });
		}),
	);
	const client = createClient({
		root: ROOT,
		nonce: 'first12345',
		adminUrl: 'http://site.test/wp-admin/',
		userId: 7,
	});
	host.nonceMiddleware.nonce = 'other12345';
	await client.post('settings', (json) => json);
	expect(seen).toEqual(['first12345']);
});

it('gives a renewed nonce to the scripts of WordPress as well', async () => {
	server.use(
		http.get('http://site.test/wp-admin/admin-ajax.php', () => new HttpResponse('fresh12345')),
		http.get(`${ROOT}wp/v2/users/me`, () => HttpResponse.json({ id: 7 })),
		http.post(`${ROOT}jetpack/v4/settings`, ({ request }) =>
			request.headers.get('X-WP-Nonce') === 'fresh12345'
				? HttpResponse.json({ code: 'success' })
				: HttpResponse.json({ code: 'rest_cookie_invalid_nonce' }, { status: 403 }),
		),
	);
	const client = createClient({
		root: ROOT,
		nonce: 'stale12345',
		adminUrl: 'http://site.test/wp-admin/',
		userId: 7,
	});
	await client.post('settings', (json) => json);
	expect(host.nonceMiddleware.nonce).toBe('fresh12345');
});
