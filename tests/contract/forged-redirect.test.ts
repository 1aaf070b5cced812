import { callRest, loadScenario } from '../e2e/support/rest';
import { cookieHeaderOf } from '../e2e/support/session';
import { printedPageData } from '../e2e/support/page-data';
import { SITE } from '../e2e/support/site';

const FORGED = [
	'https://evil.example/',
	'//evil.example/',
	'\\\\evil.example',
	'https:evil.example',
	'javascript:alert(1)',
	'admin.php?page=jetpack&redirect=https://evil.example/',
];

/** Where an authorization, once approved, would send the browser. */
function destinationOf(authorizeUrl: string): URL {
	const back = new URL(new URL(authorizeUrl).searchParams.get('redirect_uri') ?? '');
	return new URL(back.searchParams.get('redirect') ?? back, `${SITE}/wp-admin/`);
}

async function open(url: string) {
	const headers = { cookie: await cookieHeaderOf('admin') };
	return fetch(url, { headers, redirect: 'manual' });
}

describe('a forged way back', () => {
	it.each(FORGED)('API-05 never leaves the site after registering: %s', async (redirect) => {
		await loadScenario('disconnected');
		const { registrationNonce } = await printedPageData('admin');
		const { body } = await callRest('admin', 'jetpack/v4/connection/register', {
			registration_nonce: registrationNonce,
			redirect_uri: redirect,
		});
		const { authorizeUrl } = body as { authorizeUrl: string };
		expect(new URL(authorizeUrl).origin).toBe(SITE);
		expect(destinationOf(authorizeUrl).origin).toBe(SITE);
	});

	it.each(FORGED)('API-06 never leaves the site after authorizing: %s', async (redirect) => {
		await loadScenario('site-only');
		const query = `&redirect_uri=${encodeURIComponent(redirect)}`;
		const { body } = await callRest('admin', `jetpack/v4/connection/authorize_url${query}`);
		const { authorizeUrl } = body as { authorizeUrl: string };
		expect(destinationOf(authorizeUrl).origin).toBe(SITE);
	});

	it.each(FORGED)('API-10 never leaves the site from the connect URL: %s', async (redirect) => {
		const query = `&redirect=${encodeURIComponent(redirect)}`;
		const { body } = await callRest('admin', `jetpack/v4/connection/url${query}`);
		expect(destinationOf(String(body)).origin).toBe(SITE);
	});

	it.each(FORGED)('the authorization page returns nowhere but here: %s', async (redirect) => {
		const { body } = await callRest('admin', 'jetpack/v4/connection/authorize_url');
		const url = new URL((body as { authorizeUrl: string }).authorizeUrl);
		url.searchParams.set('redirect_uri', redirect);
		const { status } = await open(url.href);
		expect(status).toBe(400);
	});

	it('the return of an authorization takes no foreign address from its query', async () => {
		const { body } = await callRest('admin', 'jetpack/v4/connection/authorize_url');
		const back = new URL(
			new URL((body as { authorizeUrl: string }).authorizeUrl).searchParams.get('redirect_uri') ??
				'',
		);
		back.searchParams.set('redirect', 'https://evil.example/');
		const { status, headers } = await open(back.href);
		expect(status).toBe(302);
		expect(new URL(headers.get('location') ?? '', SITE).origin).toBe(SITE);
		const { body: connection } = await callRest('admin', 'jetpack/v4/connection');
		expect(connection).toMatchObject({ isUserConnected: false });
	});

	it('API-61 starting fresh leads back to this site too', async () => {
		await loadScenario('identity-crisis');
		const { body } = await callRest('admin', 'jetpack/v4/identity-crisis/start-fresh', {
			redirect_uri: 'https://evil.example/',
		});
		expect(destinationOf(String(body)).origin).toBe(SITE);
	});

	it('API-05 registering twice changes nothing of the first', async () => {
		await loadScenario('free');
		const { registrationNonce } = await printedPageData('admin');
		const before = await callRest('admin', 'jetpack/v4/connection');
		const again = await callRest('admin', 'jetpack/v4/connection/register', {
			registration_nonce: registrationNonce,
		});
		expect(again.status).toBe(200);
		await expect(callRest('admin', 'jetpack/v4/connection')).resolves.toEqual(before);
	});
});
