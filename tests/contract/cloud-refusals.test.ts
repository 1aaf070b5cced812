import {
	connectionApi,
	identityCrisisApi,
	modulesApi,
	offersApi,
	recommendationsApi,
	securityApi,
	siteApi,
	surveyApi,
} from '@/api';
import { callRest, loadScenario } from '../e2e/support/rest';
import { apiOf } from './client';
import { errorOf } from './outcome';

const SURVEY = { siteId: 1001, userId: 70001, reason: 'buggy', text: null } as const;

describe('errors of the cloud', () => {
	it('API-35, API-53 a silent cloud results in an empty body', async () => {
		await loadScenario('cloud-unreachable');
		const api = await apiOf('admin');
		await expect(callRest('admin', 'jetpack/v4/plans')).resolves.toEqual({ status: 200, body: '' });
		await expect(errorOf(api(offersApi).loadPlans())).resolves.toMatchObject({ kind: 'shape' });
		await expect(errorOf(api(surveyApi).submit(SURVEY))).resolves.toMatchObject({
			kind: 'envelope',
			// Not SURVEY_NOT_DELIVERED: that would send the browser to the provider.
			code: '',
			message: expect.stringContaining('could not be reached'),
		});
		await expect(errorOf(api(offersApi).loadProducts())).resolves.toMatchObject({
			kind: 'envelope',
			code: 'failed_to_fetch_data',
		});
	});

	it('API-35, API-36 unchecked errors of the cloud are passed on as successes', async () => {
		await loadScenario('cloud-failing');
		const api = await apiOf('admin');
		const refused = { kind: 'envelope', status: 200, code: 'internal_error' };
		await expect(errorOf(api(offersApi).loadPlans())).resolves.toMatchObject(refused);
		await expect(errorOf(api(siteApi).loadFeatures())).resolves.toMatchObject(refused);
		await expect(errorOf(api(offersApi).loadSiteProducts())).resolves.toMatchObject(refused);
		await expect(errorOf(api(siteApi).load())).resolves.toMatchObject({
			status: 400,
			code: 'site_data_fetch_failed',
			apiErrorCode: 'internal_error',
		});
	});

	it('ERR-16 an HTML page with status 500 is replaced by our own message', async () => {
		const api = await apiOf('admin');
		const error = await errorOf(api(securityApi).updateFirewallRules());
		expect(error).toMatchObject({ kind: 'http', status: 500, code: '' });
		expect(error.message).not.toContain('<');
	});

	it('API-36, API-47 an answer that is not JSON results in 204', async () => {
		await loadScenario('cloud-not-json');
		const api = await apiOf('admin');
		await expect(callRest('admin', 'jetpack/v4/site/activity')).resolves.toEqual({
			status: 204,
			body: '',
		});
		await expect(api(siteApi).loadActivity()).resolves.toEqual([]);
		await expect(errorOf(api(siteApi).loadDiscount())).resolves.toMatchObject({ kind: 'shape' });
		await expect(errorOf(api(offersApi).loadIntroOffers())).resolves.toMatchObject({
			kind: 'shape',
		});
	});

	it('API-26 unavailable stats answer 200 with the errors in place of the numbers', async () => {
		await loadScenario('stats-error');
		const api = await apiOf('admin');
		const { summary, series, errors } = await api(modulesApi).loadStats('day');
		expect({ summary, days: series.day }).toEqual({ summary: null, days: null });
		expect(errors).toHaveLength(1);
	});

	it('API-09 a broken connection fails its test with 500 and its error code', async () => {
		await loadScenario('identity-crisis');
		const api = await apiOf('admin');
		const error = await errorOf(api(connectionApi).test());
		expect(error).toMatchObject({ status: 500, code: 'failed_test__identity_crisis' });
		expect(error.response).toMatchObject({ data: { resolution: expect.stringContaining('http') } });
	});

	it('API-60, API-62 a decision that the cloud rejects is not saved', async () => {
		await loadScenario('identity-crisis-failing');
		const api = await apiOf('admin');
		await expect(errorOf(api(identityCrisisApi).confirmSafeMode())).resolves.toMatchObject({
			status: 500,
			code: 'error_setting_jetpack_safe_mode',
		});
		await expect(errorOf(api(identityCrisisApi).migrate())).resolves.toMatchObject({
			code: 'error_setting_jetpack_migrate',
		});
		await expect(api(connectionApi).loadStatus()).resolves.toMatchObject({ isStaging: true });
	});

	it('API-41 an error without a status becomes a 500 whose data is null', async () => {
		await loadScenario('disconnected');
		const path = 'jetpack/v4/recommendations/upsell';
		await expect(callRest('admin', path)).resolves.toMatchObject({
			status: 500,
			body: { code: 'site_not_registered', data: null },
		});
		const api = await apiOf('admin');
		await expect(errorOf(api(recommendationsApi).loadUpsell())).resolves.toMatchObject({
			kind: 'http',
			status: 500,
			code: 'site_not_registered',
		});
	});
});
