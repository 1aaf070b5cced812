import { activityApi } from '@/api/entities/activity';
import { catalogApi } from '@/api/entities/catalog';
import { connectionApi } from '@/api/entities/connection';
import { connectionActsApi } from '@/api/entities/connection-acts';
import { identityCrisisApi } from '@/api/entities/identity-crisis';
import { modulesApi } from '@/api/entities/modules';
import { offersApi } from '@/api/entities/offers';
import { recommendationsApi } from '@/api/entities/recommendations';
import { siteApi } from '@/api/entities/site';
import { surveyApi } from '@/api/entities/survey';
import { callRest, loadScenario } from '../e2e/support/rest';
import { isWordPressAtLeast } from '../e2e/support/site';
import { apiOf } from './client';
import { errorOf } from './outcome';

const SURVEY = { siteId: 1001, userId: 70001, reason: 'buggy', text: null } as const;

describe('errors of the cloud', () => {
	it('API-35, API-53 a silent cloud results in an empty body for plans, and in an error for the survey and products', async () => {
		await loadScenario('cloud-unreachable');
		const api = await apiOf('admin');
		await expect(callRest('admin', 'jetpack/v4/plans')).resolves.toEqual({ status: 200, body: '' });
		await expect(errorOf(api(catalogApi).loadPlans())).resolves.toMatchObject({ kind: 'shape' });
		await expect(errorOf(api(surveyApi).submit(SURVEY))).resolves.toMatchObject({
			kind: 'envelope',
			// Not SURVEY_NOT_DELIVERED, which would make the browser call the provider.
			code: '',
			message: expect.stringContaining('could not be reached'),
		});
		await expect(errorOf(api(catalogApi).loadProducts())).resolves.toMatchObject({
			kind: isWordPressAtLeast('7.0') ? 'http' : 'envelope',
			code: 'failed_to_fetch_data',
		});
	});

	it('API-35, API-36 an error of the cloud is a success of plans, features and products, but a 400 of the site', async () => {
		await loadScenario('cloud-failing');
		const api = await apiOf('admin');
		const refused = { kind: 'envelope', status: 200, code: 'internal_error' };
		await expect(errorOf(api(catalogApi).loadPlans())).resolves.toMatchObject(refused);
		await expect(errorOf(api(siteApi).loadFeatures())).resolves.toMatchObject(refused);
		await expect(errorOf(api(offersApi).loadSiteProducts())).resolves.toMatchObject(refused);
		await expect(errorOf(api(siteApi).load())).resolves.toMatchObject({
			status: 400,
			code: 'site_data_fetch_failed',
			apiErrorCode: 'internal_error',
		});
	});

	it('API-36, API-47 a response of the cloud that is not JSON results in 204', async () => {
		await loadScenario('cloud-not-json');
		const api = await apiOf('admin');
		for (const path of ['site/activity', 'site/discount', 'intro-offers']) {
			const empty = { status: 204, body: '' };
			await expect(callRest('admin', `jetpack/v4/${path}`)).resolves.toEqual(empty);
		}
		await expect(api(activityApi).load()).resolves.toEqual([]);
		await expect(errorOf(api(offersApi).loadDiscount())).resolves.toMatchObject({ kind: 'shape' });
		await expect(errorOf(api(offersApi).loadIntroOffers())).resolves.toMatchObject({
			kind: 'shape',
		});
	});

	it('API-26 failed stats are a success with the errors in place of the numbers', async () => {
		await loadScenario('stats-error');
		const api = await apiOf('admin');
		const { summary, series, errors } = await api(modulesApi).loadStats('day');
		expect({ summary, days: series.day }).toEqual({ summary: null, days: null });
		expect(errors).toHaveLength(1);
	});

	it('API-09 the test of a connection in an identity crisis fails with 500, a code and a resolution', async () => {
		await loadScenario('identity-crisis');
		const api = await apiOf('admin');
		const error = await errorOf(api(connectionActsApi).test());
		expect(error).toMatchObject({ status: 500, code: 'failed_test__identity_crisis' });
		expect(error.response).toMatchObject({ data: { resolution: expect.stringContaining('http') } });
	});

	it('API-60, API-62 a decision that the cloud rejects fails, and the site stays in staging mode', async () => {
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
