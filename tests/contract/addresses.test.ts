import { sampleOf } from '#tests/support/long';
import { callRest, loadScenario } from '../e2e/support/rest';
import { cookieHeaderOf } from '../e2e/support/session';
import { SITE, type Role } from '../e2e/support/site';

const ADMIN = `${SITE}/wp-admin/admin.php`;
const DASHBOARD = encodeURIComponent(`${ADMIN}?page=jetpack`);
const CLOUD = `${SITE}/?dashboard-for-jetpack-cloud`;

/** REST calls that change the site, in the form of links: WordPress reads the method from the query. */
const FORGED_CALLS = [
	'connection/register&registration_nonce=0123456789',
	'connection&isActive=false',
	'connection/user&linked=false',
	'connection/reconnect',
	'module/monitor/active&active=false',
	'settings&sitemaps=true',
	'plugins&slug=jetpack-boost&status=active',
	'licensing/attach-licenses&licenses[]=jetpack_1',
	'identity-crisis/start-fresh',
	'verify-site/google&keyring_id=1',
	'options/options&reset=true',
].map((call) => `${SITE}/index.php?_method=POST&rest_route=/jetpack/v4/${call}`);

/** Addresses that a foreign page can open for a logged-in user, without a valid nonce. Registering is last, so that no later address undoes it. */
const ADDRESSES = [
	...['disconnect', 'unlink', 'reconnect', 'register'].flatMap((action) => [
		`${ADMIN}?page=jetpack&action=${action}`,
		`${ADMIN}?page=jetpack&action=${action}&_wpnonce=0123456789`,
	]),
	`${ADMIN}?page=jetpack&jp-react-redirect=product-purchased`,
	`${ADMIN}?page=jetpack&partnerCoupon=IONOS_IONA_abc123&showCouponRedemption=1`,
	`${ADMIN}?page=jetpack_modules&action=activate&module=monitor`,
	`${ADMIN}?page=my-jetpack`,
	`${ADMIN}?page=sharing&action=request&service=google_site_verification&nonce=1&kr_nonce=1`,
	`${ADMIN}?handler=jetpack-connection-webhooks&action=authorize&code=1&state=1&redirect=${DASHBOARD}`,
	`${ADMIN}?handler=jetpack-connection-webhooks&action=authorize&error=access_denied&state=1`,
	`${CLOUD}=jetpack.authorize/1&client_id=1001&approve=1&redirect_uri=${DASHBOARD}`,
	`${CLOUD}=checkout&path=jetpack_scan&pay=1&query=redirect_to%3D${DASHBOARD}`,
	...FORGED_CALLS,
];

/** The role with the most rights is the worst case. */
const OTHERS: Record<string, Role> = {
	'a second administrator': 'admin2',
	'an editor': 'editor',
	'a subscriber': 'subscriber',
};

const readSite = () =>
	Promise.all(
		['connection', 'connection/data', 'module/all', 'settings', 'plugins', 'site/purchases'].map(
			async (path) => [path, (await callRest('admin', `jetpack/v4/${path}`)).body],
		),
	);

async function open(role: Role, address: string): Promise<number> {
	const headers = { cookie: await cookieHeaderOf(role) };
	const { status, body } = await fetch(address, { headers, redirect: 'manual' });
	await body?.cancel();
	return status;
}

afterAll(() => loadScenario('free'));

describe('opening an address changes nothing on the server', () => {
	it.each([
		...sampleOf({ disconnected: 'admin', 'site-only': 'admin' }, ['disconnected']),
		['security', 'admin'],
		...sampleOf(OTHERS, ['a second administrator']).map(([, role]) => ['security', role]),
	] as [string, Role][])('CONN-06 in %s as %s', async (scenario, role) => {
		await loadScenario(scenario);
		const before = await readSite();
		for (const address of ADDRESSES) {
			await open(role, address);
		}
		expect(await readSite()).toEqual(before);
	});

	it('CONN-06 rejects a REST call forged by a link', async () => {
		for (const address of FORGED_CALLS) {
			const status = await open('admin', address);
			// Arguments are checked before the nonce.
			expect([address, [400, 401].includes(status)]).toEqual([address, true]);
		}
	});
});
