import type { Api } from '@/api';
import { catalogApi } from '@/api/entities/catalog';
import { connectionActsApi } from '@/api/entities/connection-acts';
import { licensingApi } from '@/api/entities/licensing';
import { offersApi } from '@/api/entities/offers';
import { pluginsApi } from '@/api/entities/plugins';
import { securityApi } from '@/api/entities/security';
import { settingsApi } from '@/api/entities/settings';
import { verificationApi } from '@/api/entities/verification';
import { callRest, loadScenario, readSetting } from '../e2e/support/rest';
import { isWordPressAtLeast } from '../e2e/support/site';
import { apiOf } from './client';
import { errorOf } from './outcome';

describe('refusals of a connected site', () => {
	let api: Api;

	beforeAll(async () => {
		await loadScenario('free');
		api = await apiOf('admin');
	});

	it.each<[string, (api: Api) => Promise<unknown>, number, string]>([
		[
			'a plan that lacks the module',
			(on) => on(catalogApi).setModuleActive('search', true),
			424,
			'not_supported',
		],
		[
			'a module that cannot be activated',
			(on) => on(catalogApi).setModuleActive('woocommerce-analytics', true),
			424,
			'activation_failed',
		],
		[
			'a module that is already off',
			(on) => on(catalogApi).setModuleActive('carousel', false),
			409,
			'already_inactive',
		],
		[
			'options of a module that is off',
			(on) => on(catalogApi).saveModuleOptions('carousel', { carousel_display_exif: true }),
			409,
			'inactive',
		],
		[
			'an invalid value',
			(on) => on(settingsApi).save({ carousel_display_exif: 'maybe' }),
			400,
			'rest_invalid_param',
		],
		[
			'an unknown setting',
			(on) => on(settingsApi).save({ no_such_setting: 1 }),
			400,
			'some_updated',
		],
		['unlinking the owner', (on) => on(connectionActsApi).unlinkUser(), 400, 'unlink_user_failed'],
		[
			'an account that was not approved',
			(on) => on(verificationApi).verify(7),
			500,
			'keyring_connection_not_found',
		],
		[
			'an unavailable plugin',
			(on) => on(pluginsApi).install({ slug: 'no-such-plugin' }),
			500,
			'install_plugin_failed',
		],
		[
			'a license without the license screen',
			(on) => on(licensingApi).setLicense('x'),
			403,
			'invalid_user_permission_set_jetpack_license_key',
		],
	])('ERR-16, ERR-01, ERR-02 %s', async (_what, run, status, code) => {
		const error = await errorOf(run(api));
		expect(error).toMatchObject({ kind: 'http', status, code });
		expect(error.response).toMatchObject({ code, message: expect.any(String) });
		expect(error.message).toMatch(new RegExp(`\\S \\(Status ${status}\\)$`));
	});

	it.each<[string, (api: Api) => Promise<unknown>, string]>([
		['an unknown module', (on) => on(catalogApi).loadModule('no-such-module'), 'not_found'],
		[
			'an active plugin',
			(on) => on(pluginsApi).install({ slug: 'dashboard-for-jetpack' }),
			'plugin_already_active',
		],
		[
			'a missing plugin',
			(on) => on(catalogApi).loadPlugin('no-such/plugin.php'),
			'plugin_not_found',
		],
		['a firewall that is off', (on) => on(securityApi).loadFirewall(), 'rest_no_route'],
	])('ERR-03, ERR-16 a 404 with a code of its own: %s', async (_what, run, code) => {
		await expect(errorOf(run(api))).resolves.toMatchObject({
			kind: 'not-found',
			status: 404,
			code,
		});
	});

	it('API-19 names the values that could not be saved, and saves the others', async () => {
		await api(settingsApi).save({ dismiss_empty_stats_card: false });
		const changes = { dismiss_empty_stats_card: true, no_such_setting: 1, search: true };
		const error = await errorOf(api(settingsApi).save(changes));
		expect(error.message).toMatch(/no_such_setting.*search: /);
		await expect(readSetting('dismiss_empty_stats_card')).resolves.toBe(true);
	});

	it('ERR-01 escapes a message', async () => {
		const { body } = await callRest('admin', 'jetpack/v4/settings', { 'salt&pepper': 1 });
		expect(body).toMatchObject({ message: expect.stringContaining('salt&amp;pepper') });
	});

	it('ERR-16 a denial has a line break in its message', async () => {
		const { body } = await callRest('subscriber', 'jetpack/v4/plugins');
		expect(body).toMatchObject({ message: expect.stringContaining('\n\t') });
		const other = await apiOf('subscriber');
		await expect(errorOf(other(pluginsApi).loadAll())).resolves.toMatchObject({ status: 403 });
	});

	it('API-36 an error can have status 200', async () => {
		const { status, body } = await callRest('admin2', 'jetpack/v4/site/discount');
		// WordPress 7 no longer answers with 200 where the status is "".
		const isError = isWordPressAtLeast('7.0');
		expect(status).toBe(isError ? 500 : 200);
		expect(body).toMatchObject({ code: 'discount_fetch_failed', data: { status: '' } });
		const other = await apiOf('admin2');
		await expect(errorOf(other(offersApi).loadDiscount())).resolves.toMatchObject({
			kind: isError ? 'http' : 'envelope',
			status,
			code: 'discount_fetch_failed',
		});
	});

	it("API-49 the message includes the provider's error code", async () => {
		const other = await apiOf('admin2');
		await expect(errorOf(other(verificationApi).check())).resolves.toMatchObject({
			code: 'error_checking_if_site_verified_google',
			message: expect.stringContaining('-10520'),
		});
	});
});
