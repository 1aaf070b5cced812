import { accountApi } from '@/api/entities/account';
import { catalogApi } from '@/api/entities/catalog';
import { connectionActsApi } from '@/api/entities/connection-acts';
import { settingsApi } from '@/api/entities/settings';
import { callRest, loadScenario, readSetting } from '../e2e/support/rest';
import { printedPageData } from '../e2e/support/page-data';
import { apiOf, outcomeOf, type Caller } from './client';

const REFUSED = 'http 403 rest_forbidden';

async function isModuleOn(slug: string): Promise<boolean> {
	const { body } = await callRest('admin', 'jetpack/v4/module/all');
	return (body as Record<string, { activated: boolean }>)[slug]?.activated === true;
}

describe('writes of the app', () => {
	beforeAll(() => loadScenario('free'));

	it('API-19 saves a setting', async () => {
		const api = await apiOf('admin');
		await api(settingsApi).save({ dismiss_empty_stats_card: true });
		await expect(readSetting('dismiss_empty_stats_card')).resolves.toBe(true);
	});

	it('API-19 rejects an unknown setting, and saves the others', async () => {
		const api = await apiOf('admin');
		const changes = { dismiss_empty_stats_card: false, no_such_setting: 1 };
		await expect(outcomeOf(() => api(settingsApi).save(changes))).resolves.toBe(
			'http 400 some_updated',
		);
		await expect(readSetting('dismiss_empty_stats_card')).resolves.toBe(false);
	});

	it('API-23 switches a module on and off', async () => {
		const api = await apiOf('admin');
		await api(catalogApi).setModuleActive('monitor', true);
		await expect(isModuleOn('monitor')).resolves.toBe(true);
		await api(catalogApi).setModuleActive('monitor', false);
		await expect(isModuleOn('monitor')).resolves.toBe(false);
	});

	it('API-24 saves the options of a module', async () => {
		const api = await apiOf('admin');
		await api(catalogApi).saveModuleOptions('stats', { admin_bar: false });
		await expect(readSetting('admin_bar')).resolves.toBe(false);
	});

	it('API-27 accepts a reset', async () => {
		const api = await apiOf('admin');
		await expect(outcomeOf(() => api(settingsApi).reset())).resolves.toBe('ok');
	});

	it('API-17 saves the tracking choice of a linked user', async () => {
		const api = await apiOf('admin');
		await expect(api(accountApi).saveTracking(true)).resolves.toEqual({ tracksOptOut: true });
		await expect(api(accountApi).loadTracking()).resolves.toEqual({ tracksOptOut: true });
	});

	it('API-48 saves a dismissed notice', async () => {
		const api = await apiOf('admin');
		await expect(api(accountApi).dismissNotice('welcome')).resolves.toMatchObject({
			welcome: true,
		});
		const { dismissedNotices } = await printedPageData('admin');
		expect(dismissedNotices).toMatchObject({ welcome: true });
	});

	it('API-15 accepts that the store setup was seen', async () => {
		const api = await apiOf('admin');
		await expect(outcomeOf(() => api(connectionActsApi).markStoreSetupSeen())).resolves.toBe('ok');
	});

	it('API-52 accepts the request for a login email', async () => {
		const api = await apiOf('admin');
		await expect(outcomeOf(() => api(accountApi).sendLoginEmail())).resolves.toBe('ok');
	});

	it.each<Caller>(['editor', 'subscriber'])(
		'ROLE-16 rejects a module, a setting and a disconnect by %s',
		async (caller) => {
			const api = await apiOf(caller);
			await expect(outcomeOf(() => api(catalogApi).setModuleActive('monitor', true))).resolves.toBe(
				REFUSED,
			);
			await expect(outcomeOf(() => api(settingsApi).save({ admin_bar: true }))).resolves.toBe(
				REFUSED,
			);
			await expect(outcomeOf(() => api(connectionActsApi).disconnectSite())).resolves.toBe(
				'http 403 invalid_user_permission_jetpack_disconnect',
			);
		},
	);
});
