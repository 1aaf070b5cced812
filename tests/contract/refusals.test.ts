import type { Api } from '@/api';
import { activityApi } from '@/api/entities/activity';
import { catalogApi } from '@/api/entities/catalog';
import { connectionApi } from '@/api/entities/connection';
import { connectionActsApi } from '@/api/entities/connection-acts';
import { identityCrisisApi } from '@/api/entities/identity-crisis';
import { licensingApi } from '@/api/entities/licensing';
import { statsApi } from '@/api/entities/stats';
import { offersApi } from '@/api/entities/offers';
import { pluginsApi } from '@/api/entities/plugins';
import { recommendationsApi } from '@/api/entities/recommendations';
import { securityApi } from '@/api/entities/security';
import { settingsApi } from '@/api/entities/settings';
import { siteApi } from '@/api/entities/site';
import { surveyApi } from '@/api/entities/survey';
import { verificationApi } from '@/api/entities/verification';
import { callRest, loadScenario, readSetting } from '../e2e/support/rest';
import { isWordPressAtLeast } from '../e2e/support/site';
import { apiOf } from './client';
import { errorOf } from './outcome';

type Run = (api: Api) => Promise<unknown>;

const turn =
	(slug: string, isOn: boolean): Run =>
	(api) =>
		api(catalogApi).setModuleActive(slug, isOn);
const save =
	(changes: Record<string, unknown>): Run =>
	(api) =>
		api(settingsApi).save(changes);
const install =
	(slug: string): Run =>
	(api) =>
		api(pluginsApi).install({ slug });
const saveOptions: Run = (api) =>
	api(catalogApi).saveModuleOptions('carousel', { carousel_display_exif: true });
const setLicense: Run = (api) => api(licensingApi).setLicense('x');

describe('refusals of a connected site', () => {
	let api: Api;

	beforeAll(async () => {
		await loadScenario('free');
		api = await apiOf('admin');
	});

	it.each<[string, Run, number, string]>([
		['a plan that lacks the module', turn('search', true), 424, 'not_supported'],
		['an unfit module', turn('woocommerce-analytics', true), 424, 'activation_failed'],
		['a module that is already off', turn('carousel', false), 409, 'already_inactive'],
		['options of a module that is off', saveOptions, 409, 'inactive'],
		['an invalid value', save({ carousel_display_exif: 'maybe' }), 400, 'rest_invalid_param'],
		['an unknown setting', save({ no_such_setting: 1 }), 400, 'some_updated'],
		['the owner', (on) => on(connectionActsApi).unlinkUser(), 400, 'unlink_user_failed'],
		[
			'an unapproved account',
			(on) => on(verificationApi).verify(7),
			500,
			'keyring_connection_not_found',
		],
		['an unavailable plugin', install('no-such-plugin'), 500, 'install_plugin_failed'],
		['a hidden license screen', setLicense, 403, 'invalid_user_permission_set_jetpack_license_key'],
	])('ERR-16, ERR-01, ERR-02 %s', async (_what, run, status, code) => {
		const error = await errorOf(run(api));
		expect(error).toMatchObject({ kind: 'http', status, code });
		expect(error.response).toMatchObject({ code, message: expect.any(String) });
		expect(error.message).toMatch(new RegExp(`\\S \\(Status ${status}\\)$`));
	});

	it.each<[string, Run, string]>([
		['an unknown module', (on) => on(catalogApi).loadModule('no-such-module'), 'not_found'],
		['an active plugin', install('dashboard-for-jetpack'), 'plugin_already_active'],
		['a missing plugin', (on) => on(catalogApi).loadPlugin('no/plugin.php'), 'plugin_not_found'],
		['a firewall that is off', (on) => on(securityApi).loadFirewall(), 'rest_no_route'],
	])('ERR-03, ERR-16 a 404 with a code of its own: %s', async (_what, run, code) => {
		const notFound = { kind: 'not-found', status: 404, code };
		expect(await errorOf(run(api))).toMatchObject(notFound);
	});

	it('API-19 names the values that could not be saved, and saves the others', async () => {
		await api(settingsApi).save({ dismiss_empty_stats_card: false });
		const changes = { dismiss_empty_stats_card: true, no_such_setting: 1, search: true };
		const error = await errorOf(api(settingsApi).save(changes));
		expect(error.message).toMatch(/no_such_setting.*search: /);
		expect(await readSetting('dismiss_empty_stats_card')).toBe(true);
	});

	it('ERR-01 escapes a message', async () => {
		const { body } = await callRest('admin', 'jetpack/v4/settings', { 'salt&pepper': 1 });
		expect(body).toMatchObject({ message: expect.stringContaining('salt&amp;pepper') });
	});

	it('ERR-16 a denial has a line break in its message', async () => {
		const { status, body } = await callRest('subscriber', 'jetpack/v4/plugins');
		expect(status).toBe(403);
		expect(body).toMatchObject({ message: expect.stringContaining('\n\t') });
	});

	it('API-36 an error can have status 200', async () => {
		const { status, body } = await callRest('admin2', 'jetpack/v4/site/discount');
		// WordPress 7 no longer answers with 200 where the status is "".
		const isError = isWordPressAtLeast('7.0');
		expect(status).toBe(isError ? 500 : 200);
		expect(body).toMatchObject({ code: 'discount_fetch_failed', data: { status: '' } });
		const other = await apiOf('admin2');
		expect(await errorOf(other(offersApi).loadDiscount())).toMatchObject({
			kind: isError ? 'http' : 'envelope',
			status,
			code: 'discount_fetch_failed',
		});
	});

	it("API-49 the message includes the provider's error code", async () => {
		const other = await apiOf('admin2');
		expect(await errorOf(other(verificationApi).check())).toMatchObject({
			code: 'error_checking_if_site_verified_google',
			message: expect.stringContaining('-10520'),
		});
	});
});

const SURVEY = { siteId: 1001, userId: 70001, reason: 'buggy', text: null } as const;
const EMPTY = { kind: 'shape' };
const OF_CLOUD = { kind: 'envelope', status: 200, code: 'internal_error' };

it.each<[title: string, scenario: string, run: Run, error: object]>([
	['API-35 plans', 'cloud-unreachable', (on) => on(catalogApi).loadPlans(), EMPTY],
	[
		// Not SURVEY_NOT_DELIVERED, which would make the browser call the provider.
		'API-53 the survey',
		'cloud-unreachable',
		(on) => on(surveyApi).submit(SURVEY),
		{ kind: 'envelope', code: '', message: expect.stringContaining('could not be reached') },
	],
	[
		'API-35 products',
		'cloud-unreachable',
		(on) => on(catalogApi).loadProducts(),
		{ kind: isWordPressAtLeast('7.0') ? 'http' : 'envelope', code: 'failed_to_fetch_data' },
	],
	['API-35 plans', 'cloud-failing', (on) => on(catalogApi).loadPlans(), OF_CLOUD],
	['API-36 features', 'cloud-failing', (on) => on(siteApi).loadFeatures(), OF_CLOUD],
	['API-36 products', 'cloud-failing', (on) => on(offersApi).loadSiteProducts(), OF_CLOUD],
	[
		'API-36 the site',
		'cloud-failing',
		(on) => on(siteApi).load(),
		{ status: 400, code: 'site_data_fetch_failed', apiErrorCode: 'internal_error' },
	],
	['API-36 the discount', 'cloud-not-json', (on) => on(offersApi).loadDiscount(), EMPTY],
	['API-47 offers', 'cloud-not-json', (on) => on(offersApi).loadIntroOffers(), EMPTY],
	[
		'API-09 the test of the connection',
		'identity-crisis',
		(on) => on(connectionActsApi).test(),
		{
			...{ status: 500, code: 'failed_test__identity_crisis' },
			response: { data: { resolution: expect.stringContaining('http') } },
		},
	],
	[
		// An error without a status becomes a 500 whose data is null.
		'API-41 the upsell',
		'disconnected',
		(on) => on(recommendationsApi).loadUpsell(),
		{ kind: 'http', status: 500, code: 'site_not_registered', response: { data: null } },
	],
])('%s in %s fails as expected', async (_title, scenario, run, error) => {
	await loadScenario(scenario);
	expect(await errorOf(run(await apiOf('admin')))).toMatchObject(error);
});

it('API-36, API-47 a response of the cloud that is not JSON results in 204, and in no activity', async () => {
	await loadScenario('cloud-not-json');
	for (const path of ['site/activity', 'site/discount', 'intro-offers']) {
		const empty = { status: 204, body: '' };
		expect(await callRest('admin', `jetpack/v4/${path}`)).toEqual(empty);
	}
	expect(await (await apiOf('admin'))(activityApi).load()).toEqual([]);
});

it('API-26 failed stats are a success with the errors in place of the numbers', async () => {
	await loadScenario('stats-error');
	const stats = await (await apiOf('admin'))(statsApi).load('day');
	expect(stats).toMatchObject({ summary: null, series: { day: null } });
	expect(stats.errors).toHaveLength(1);
});

it('API-60, API-62 a decision that the cloud rejects fails, and the site stays in staging mode', async () => {
	await loadScenario('identity-crisis-failing');
	const api = await apiOf('admin');
	expect(await errorOf(api(identityCrisisApi).confirmSafeMode())).toMatchObject({
		status: 500,
		code: 'error_setting_jetpack_safe_mode',
	});
	expect(await errorOf(api(identityCrisisApi).migrate())).toMatchObject({
		code: 'error_setting_jetpack_migrate',
	});
	expect(await api(connectionApi).loadStatus()).toMatchObject({ isStaging: true });
});
