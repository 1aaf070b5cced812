import { callRest, nonceOf } from '../e2e/support/rest';
import { cookieHeaderOf } from '../e2e/support/session';
import { SITE } from '../e2e/support/site';
import './support/no-complaints';
import { DOUBLES_ROUTES, JETPACK, jetpackRoutes, now, switchPlugin } from './support/site';

const AUTHORIZE = `${SITE}/?dashboard-for-jetpack-cloud=jetpack.authorize/1&redirect_uri=${encodeURIComponent(
	`${SITE}/wp-admin/admin.php?page=jetpack`,
)}`;
const STUB_ONLY = ['jetpack/v4/site/benefits', 'jetpack/v4/updates/plugins', 'jetpack/v4/plugins'];
const NO_ROUTE = { status: 404, body: expect.objectContaining({ code: 'rest_no_route' }) };

async function authorizePage(): Promise<string> {
	const headers = { cookie: await cookieHeaderOf('admin') };
	return (await fetch(AUTHORIZE, { headers })).text();
}

async function modeWhileSwitching(status: 'active' | 'inactive'): Promise<string | null> {
	const response = await fetch(`${SITE}/index.php?rest_route=/wp/v2/plugins/jetpack/jetpack`, {
		method: 'POST',
		headers: {
			cookie: await cookieHeaderOf('admin'),
			'x-wp-nonce': await nonceOf('admin'),
			'content-type': 'application/json',
		},
		body: JSON.stringify({ status }),
	});
	expect(response.status).toBe(200);
	return response.headers.get('x-mode');
}

describe('REST routes in each mode', () => {
	beforeAll(async () => {
		await switchPlugin('mode-probe/mode-probe.php', 'active');
		await switchPlugin(JETPACK, 'inactive');
	});

	it('without Jetpack, the stub and its sandbox cloud respond', async () => {
		for (const path of STUB_ONLY) {
			expect((await callRest('admin', path)).status).toBe(200);
		}
		await expect(jetpackRoutes()).resolves.not.toContain('/double');
		expect((await callRest('admin', 'jetpack-dashboard-sandbox/v1/scenarios')).status).toBe(200);
		await expect(authorizePage()).resolves.toContain('<h1>Sandbox cloud</h1>');
	});

	it('the mode changes only in the request after Jetpack is activated', async () => {
		await expect(modeWhileSwitching('active')).resolves.toBe('sandbox');
		await expect(now()).resolves.toMatchObject({ mode: 'companion' });
	});

	it('with Jetpack, only Jetpack responds, also to an earlier nonce', async () => {
		await expect(jetpackRoutes()).resolves.toEqual(DOUBLES_ROUTES);
		await expect(callRest('admin', 'jetpack/v4/double')).resolves.toEqual({
			status: 200,
			body: { answeredBy: 'the double' },
		});
		for (const path of STUB_ONLY) {
			await expect(callRest('admin', path)).resolves.toEqual(NO_ROUTE);
		}
	});

	it('with Jetpack there is no sandbox and no cloud', async () => {
		const path = 'jetpack-dashboard-sandbox/v1/scenario';
		await expect(callRest('admin', path, { name: 'security' })).resolves.toEqual(NO_ROUTE);
		await expect(authorizePage()).resolves.not.toContain('Sandbox cloud');
	});

	it('the mode follows Jetpack when it is switched off and on repeatedly', async () => {
		await expect(modeWhileSwitching('inactive')).resolves.toBe('companion');
		expect((await callRest('admin', 'jetpack/v4/site/benefits')).status).toBe(200);
		await expect(callRest('admin', 'jetpack/v4/double')).resolves.toEqual(NO_ROUTE);
		await switchPlugin(JETPACK, 'active');
		await expect(jetpackRoutes()).resolves.toEqual(DOUBLES_ROUTES);
	});

	afterAll(async () => {
		await switchPlugin(JETPACK, 'inactive');
	});
});
