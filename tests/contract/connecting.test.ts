import { connectionApi } from '@/api/entities/connection';
import { connectionActsApi } from '@/api/entities/connection-acts';
import { loadScenario } from '../e2e/support/rest';
import { printedPageData } from '../e2e/support/page-data';
import { apiOf, outcomeOf } from './client';

describe('connecting and disconnecting', () => {
	it("API-05, DATA-02 registers with the page's nonce and returns the authorization URL", async () => {
		await loadScenario('disconnected');
		const api = await apiOf('admin');
		const { registrationNonce } = await printedPageData('admin');
		const answer = await api(connectionActsApi).register({
			nonce: String(registrationNonce),
			redirectUri: 'admin.php?page=jetpack',
		});
		expect(answer.authorizeUrl).toMatch(/^http/);
		await expect(api(connectionApi).loadStatus()).resolves.toMatchObject({ isRegistered: true });
	});

	it('API-05 rejects a wrong registration nonce', async () => {
		const api = await apiOf('admin');
		const registration = { nonce: 'wrong' };
		await expect(outcomeOf(() => api(connectionActsApi).register(registration))).resolves.toBe(
			'http 403 invalid_nonce',
		);
	});

	it('API-11 disconnects the site', async () => {
		await loadScenario('free');
		const api = await apiOf('admin');
		await api(connectionActsApi).disconnectSite();
		await expect(api(connectionApi).loadStatus()).resolves.toMatchObject({ isRegistered: false });
	});

	it('API-12 unlinks a user, but not the owner', async () => {
		await loadScenario('linked-admin');
		const other = await apiOf('admin2');
		await expect(outcomeOf(() => other(connectionActsApi).unlinkUser())).resolves.toBe('ok');
		await expect(other(connectionApi).loadStatus()).resolves.toMatchObject({
			isUserConnected: false,
		});
		const owner = await apiOf('admin');
		await expect(outcomeOf(() => owner(connectionActsApi).unlinkUser())).resolves.toBe(
			'http 400 unlink_user_failed',
		);
	});

	it('API-13 reconnects a site without a user at once', async () => {
		await loadScenario('site-only');
		const api = await apiOf('admin');
		await expect(api(connectionActsApi).reconnect()).resolves.toMatchObject({
			status: 'completed',
		});
	});

	it('rejects a registration in Offline Mode', async () => {
		await loadScenario('offline');
		const api = await apiOf('admin');
		const { registrationNonce } = await printedPageData('admin');
		const registration = { nonce: String(registrationNonce) };
		await expect(outcomeOf(() => api(connectionActsApi).register(registration))).resolves.toBe(
			'http 403 invalid_user_permission_jetpack_connect',
		);
	});
});
