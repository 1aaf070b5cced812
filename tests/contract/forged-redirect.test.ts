import { callRest, loadScenario } from '../e2e/support/rest';
import { printedPageData } from '../e2e/support/page-data';
import { SITE } from '../e2e/support/site';
import { authorizeUrl, open, returnOf } from './authorization';

const FORGED = [
	'https://evil.example/',
	'//evil.example/',
	'\\\\evil.example',
	'https:evil.example',
	'javascript:alert(1)',
	'admin.php?page=jetpack&redirect=https://evil.example/',
	'../wp-login.php?action=logout',
];

/** Addresses of this site that are no admin pages, or only start like one. */
const OUTSIDE_ADMIN = [
	'/wp-login.php?action=logout',
	'/wp-admin/../wp-login.php?action=logout',
	'/wp-admin/%2e%2e/wp-login.php?action=logout',
	'/wp-admin/..\\wp-login.php?action=logout',
	'/wp-admin/network/../../wp-login.php',
	'/wp-admin@evil.example/',
];
const REFUSED = [...FORGED, ...OUTSIDE_ADMIN];

const addressOf = (path: string) => (path.startsWith('/wp-') ? `${SITE}${path}` : path);

const checkout = (wayBack: string) =>
	`${SITE}/?dashboard-for-jetpack-cloud=checkout&path=jetpack_scan&query=${encodeURIComponent(
		new URLSearchParams({ redirect_to: addressOf(wayBack) }).toString(),
	)}`;

function destinationOf(authorizeUrl: URL | string): URL {
	const back = returnOf(new URL(authorizeUrl));
	return new URL(back.searchParams.get('redirect') ?? back, `${SITE}/wp-admin/`);
}

function expectAdminPage({ origin, pathname }: URL) {
	expect(origin).toBe(SITE);
	expect(pathname).toMatch(/^\/wp-admin\//);
}

describe('forged return address', () => {
	it.each(FORGED)('API-05 never leads off the site after a registration: %s', async (redirect) => {
		await loadScenario('disconnected');
		const { registrationNonce } = await printedPageData('admin');
		const { body } = await callRest('admin', 'jetpack/v4/connection/register', {
			registration_nonce: registrationNonce,
			redirect_uri: redirect,
		});
		const { authorizeUrl } = body as { authorizeUrl: string };
		expect(new URL(authorizeUrl).origin).toBe(SITE);
		expectAdminPage(destinationOf(authorizeUrl));
	});

	it.each(FORGED)(
		'API-06 never leads off the site after an authorization: %s',
		async (redirect) => {
			await loadScenario('site-only');
			expectAdminPage(
				destinationOf(await authorizeUrl(`&redirect_uri=${encodeURIComponent(redirect)}`)),
			);
		},
	);

	it.each(REFUSED)('API-10 never leads off the site from the connect URL: %s', async (redirect) => {
		const query = `&redirect=${encodeURIComponent(addressOf(redirect))}`;
		const { body } = await callRest('admin', `jetpack/v4/connection/url${query}`);
		expectAdminPage(destinationOf(String(body)));
	});

	it.each(REFUSED)(
		'is rejected by the authorization page and the checkout: %s',
		async (redirect) => {
			const url = await authorizeUrl();
			url.searchParams.set('redirect_uri', addressOf(redirect));
			expect((await open(url)).status).toBe(400);
			expect((await open(checkout(redirect))).status).toBe(400);
		},
	);

	it('API-61 never leads off the site after starting fresh', async () => {
		await loadScenario('identity-crisis');
		const { body } = await callRest('admin', 'jetpack/v4/identity-crisis/start-fresh', {
			redirect_uri: 'https://evil.example/',
		});
		expectAdminPage(destinationOf(String(body)));
	});

	it('API-05 a second registration does not change the connection', async () => {
		await loadScenario('free');
		const { registrationNonce } = await printedPageData('admin');
		const before = await callRest('admin', 'jetpack/v4/connection');
		const again = await callRest('admin', 'jetpack/v4/connection/register', {
			registration_nonce: registrationNonce,
		});
		expect(again.status).toBe(200);
		expect(await callRest('admin', 'jetpack/v4/connection')).toEqual(before);
	});
});
