import { connectionApi } from '@/api/entities/connection';
import { connectionActsApi } from '@/api/entities/connection-acts';
import { identityCrisisApi } from '@/api/entities/identity-crisis';
import { siteApi } from '@/api/entities/site';
import { printedPageData } from '../e2e/support/page-data';
import { loadScenario } from '../e2e/support/rest';
import { apiOf } from './client';
import { HALVES } from './halves';
import { outcomeOf } from './outcome';

describe.each(HALVES)('%s connects and disconnects', (_half, start) => {
	it('API-61 registers a site that starts fresh as a new one without linked users', async () => {
		const api = await start('identity-crisis');
		expect(await api(identityCrisisApi).startFresh('admin.php?page=jetpack')).toMatch(/^http/);
		expect(await api(connectionApi).loadStatus()).toMatchObject({
			isRegistered: true,
			isUserConnected: false,
			isStaging: false,
		});
	});

	it('API-62 ends the identity crisis of a moved site', async () => {
		const api = await start('identity-crisis');
		await api(identityCrisisApi).migrate();
		expect(await outcomeOf(() => api(connectionActsApi).test())).toBe('ok');
	});

	it.each<[string, string, string, boolean]>([
		['reconnects with healthy tokens, and unlinks all users', 'free', 'in_progress', false],
		['reconnects a site without linked users', 'site-only', 'completed', false],
		['replaces an unhealthy site token', 'site-token-unhealthy', 'completed', true],
		['reconnects with an unhealthy user token', 'user-token-unhealthy', 'in_progress', false],
		['reconnects with two unhealthy tokens', 'tokens-unhealthy', 'in_progress', false],
	])('API-13 %s', async (_what, scenario, status, isUserConnected) => {
		const api = await start(scenario);
		expect(await api(connectionActsApi).reconnect()).toMatchObject({ status });
		expect(await api(connectionApi).loadStatus()).toMatchObject({
			isRegistered: true,
			isUserConnected,
		});
	});

	it('API-13 leaves the site disconnected when the cloud is silent', async () => {
		const api = await start('reconnection-failing');
		expect(await outcomeOf(() => api(connectionActsApi).reconnect())).toBe(
			'http 500 register_http_request_failed',
		);
		expect(await api(connectionApi).loadStatus()).toMatchObject({ isRegistered: false });
	});

	it('API-11 disconnects a site, and rejects a second disconnect', async () => {
		const api = await start('free');
		await api(connectionActsApi).disconnectSite();
		expect(await outcomeOf(() => api(connectionActsApi).disconnectSite())).toBe(
			'http 400 disconnect_failed',
		);
		expect(await outcomeOf(() => api(siteApi).load())).toBe('http 400 site_id_missing');
	});

	it('API-12 unlinks a user, and rejects a second time', async () => {
		const api = await start('linked-admin');
		await api(connectionActsApi).unlinkUser();
		expect(await outcomeOf(() => api(connectionActsApi).unlinkUser())).toBe(
			'http 403 invalid_user_permission_unlink_user',
		);
	});
});

it('rejects a registration in Offline Mode', async () => {
	await loadScenario('offline');
	const api = await apiOf('admin');
	const { registrationNonce } = await printedPageData('admin');
	const registration = { nonce: String(registrationNonce) };
	expect(await outcomeOf(() => api(connectionActsApi).register(registration))).toBe(
		'http 403 invalid_user_permission_jetpack_connect',
	);
});

it("API-05, DATA-02 registers with the page's nonce and returns the authorization URL", async () => {
	await loadScenario('disconnected');
	const api = await apiOf('admin');
	const { registrationNonce } = await printedPageData('admin');
	const registration = { nonce: String(registrationNonce), redirectUri: 'admin.php?page=jetpack' };
	const { authorizeUrl } = await api(connectionActsApi).register(registration);
	expect(authorizeUrl).toMatch(/^http/);
	expect(await api(connectionApi).loadStatus()).toMatchObject({ isRegistered: true });
});
