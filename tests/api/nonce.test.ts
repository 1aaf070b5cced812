import { http, HttpResponse } from 'msw';
import { createClient } from '@/api/client';
import { server } from '#tests/support/server';

const ROOT = 'http://site.test/wp-json/';
const STALE = {
	code: 'rest_cookie_invalid_nonce',
	message: 'Cookie check failed',
	data: { status: 403 },
};
const same = (json: unknown) => json;

const createTestClient = () =>
	createClient({ root: ROOT, nonce: 'stale12345', adminUrl: 'http://site.test/wp-admin/' });

function answerByNonce(seen: (string | null)[]) {
	return http.post(`${ROOT}jetpack/v4/settings`, ({ request }) => {
		const nonce = request.headers.get('X-WP-Nonce');
		seen.push(nonce);
		return nonce === 'fresh12345'
			? HttpResponse.json({ code: 'success' })
			: HttpResponse.json(STALE, { status: 403 });
	});
}

it('renews a stale nonce once and repeats the call', async () => {
	const seen: (string | null)[] = [];
	server.use(
		answerByNonce(seen),
		http.get('http://site.test/wp-admin/admin-ajax.php', () => new HttpResponse('fresh12345')),
	);
	await expect(createTestClient().post('settings', same, {})).resolves.toEqual({ code: 'success' });
	expect(seen).toEqual(['stale12345', 'fresh12345']);
});

it('shares one renewal among calls that fail together', async () => {
	let renewals = 0;
	server.use(
		answerByNonce([]),
		http.get('http://site.test/wp-admin/admin-ajax.php', () => {
			renewals += 1;
			return new HttpResponse('fresh12345');
		}),
	);
	const client = createTestClient();
	await Promise.all([
		client.post('settings', same),
		client.post('settings', same),
		client.post('settings', same),
	]);
	expect(renewals).toBe(1);
});

it.each([
	['a login page', () => new HttpResponse('<html>Log in</html>')],
	['a zero', () => new HttpResponse('0', { status: 400 })],
	['nothing', () => HttpResponse.error()],
])('says that the session is over when the renewal gives %s', async (_what, answer) => {
	server.use(
		answerByNonce([]),
		http.get('http://site.test/wp-admin/admin-ajax.php', answer as () => Response),
	);
	await expect(createTestClient().post('settings', same)).rejects.toMatchObject({
		kind: 'session',
	});
});

it('does not repeat a call that is refused for another reason', async () => {
	let calls = 0;
	server.use(
		http.post(`${ROOT}jetpack/v4/settings`, () => {
			calls += 1;
			return HttpResponse.json({ code: 'rest_forbidden', message: 'No' }, { status: 403 });
		}),
	);
	await expect(createTestClient().post('settings', same)).rejects.toMatchObject({
		kind: 'http',
		code: 'rest_forbidden',
	});
	expect(calls).toBe(1);
});
