import { accountApi } from '@/api/entities/account';
import { antiSpamApi } from '@/api/entities/anti-spam';
import { catalogApi } from '@/api/entities/catalog';
import { connectionActsApi } from '@/api/entities/connection-acts';
import { modulesApi } from '@/api/entities/modules';
import { recommendationsApi } from '@/api/entities/recommendations';
import { settingsApi } from '@/api/entities/settings';
import { siteApi } from '@/api/entities/site';
import { verificationApi } from '@/api/entities/verification';
import { callRest, loadScenario, readSetting } from '../e2e/support/rest';
import { apiOf } from './client';

const get = async (path: string) => (await callRest('admin', `jetpack/v4/${path}`)).body;

describe('irregular responses', () => {
	beforeAll(() => loadScenario('free'));

	it('API-38 an empty map is sent as a list', async () => {
		expect(await get('recommendations/data')).toEqual([]);
		const api = await apiOf('admin');
		expect(await api(recommendationsApi).loadData()).toEqual({});
	});

	it('API-21 the missing options of a module are sent as a list', async () => {
		const modules = (await get('module/all')) as Record<string, { options: unknown }>;
		expect(modules.latex?.options).toEqual([]);
		const api = await apiOf('admin');
		expect(await api(modulesApi).loadAll()).toMatchObject({ latex: { options: {} } });
	});

	it('API-49 missing Google errors are sent as an empty list, and a missing token without its key', async () => {
		const answer = (await get('verify-site/google')) as object;
		expect(answer).toMatchObject({ verified: false, errors: [] });
		expect(answer).not.toHaveProperty('token');
		const api = await apiOf('admin');
		expect(await api(verificationApi).check()).toMatchObject({ token: '', error: null });
	});

	it('API-36 the site is sent as a JSON string, the products are not', async () => {
		expect(await get('site')).toMatchObject({ code: 'success', data: expect.any(String) });
		expect(await get('site/products')).toMatchObject({ code: 'success', data: expect.any(Object) });
		const api = await apiOf('admin');
		expect(await api(siteApi).load()).toMatchObject({ plan: { class: 'free' } });
	});

	it('API-10, API-31, API-54 a success can be a bare string', async () => {
		expect(await get('connection/url')).toEqual(expect.stringMatching(/^http/));
		expect(await get('module/akismet/data')).toEqual(expect.any(String));
		expect(await get('licensing/error')).toBe('');
		const api = await apiOf('admin');
		expect(await api(antiSpamApi).loadData()).toMatch(/^(inactive|not-installed)$/);
		expect(await api(catalogApi).loadLicensingError()).toBe('');
	});

	it('API-39, API-43 a success can be a bare true', async () => {
		const data = { viewedRecommendations: ['publicize'] };
		const { body } = await callRest('admin', 'jetpack/v4/recommendations/data', { data });
		expect(body).toBe(true);
		const api = await apiOf('admin');
		expect(await api(recommendationsApi).saveStep('site-type')).toBe(true);
		expect(await api(catalogApi).loadRecommendationsStep()).toBe('site-type');
	});

	it('API-39 an empty value is not saved, and the old one stays', async () => {
		const api = await apiOf('admin');
		const data = { selectedRecommendations: ['monitor'] };
		await api(recommendationsApi).saveData(data);
		expect(await api(recommendationsApi).saveData({})).toBe(true);
		expect(await api(recommendationsApi).loadData()).toEqual(data);
	});

	it('API-19 saving a language returns a bare flag', async () => {
		const { status, body } = await callRest('admin', 'jetpack/v4/settings', { lang_id: 'en_US' });
		expect([status, typeof body]).toEqual([200, 'boolean']);
		const api = await apiOf('admin');
		expect(await api(settingsApi).save({ lang_id: '' })).toEqual(expect.any(Boolean));
	});

	it('API-25 a missing count is sent as false', async () => {
		expect(await get('module/protect/data')).toBe(false);
		const api = await apiOf('admin');
		expect(await api(modulesApi).loadProtectCount()).toBe(0);
	});

	it('API-22 a module without data answers 200 with an empty body', async () => {
		expect(await callRest('admin', 'jetpack/v4/module/photon/data')).toEqual({
			status: 200,
			body: '',
		});
	});

	it('API-22 a single module lacks fields that the list has', async () => {
		const record = (await get('module/sitemaps')) as object;
		expect(record).toHaveProperty('requires_connection');
		for (const key of ['module', 'activated', 'override', 'learn_more_button', 'extra']) {
			expect(record).not.toHaveProperty(key);
		}
	});

	it('API-14 the connected plugins are sent as a list and read as a map', async () => {
		expect(await get('connection/plugins')).toContainEqual({ name: 'Jetpack', slug: 'jetpack' });
		const api = await apiOf('admin');
		expect(await api(catalogApi).loadConnectedPlugins()).toMatchObject({
			jetpack: { name: 'Jetpack' },
		});
	});

	it('API-20 a save sends a command, and the response has the new address or none', async () => {
		const api = await apiOf('admin');
		const saved = (await api(settingsApi).save({ post_by_email_address: 'regenerate' })) as {
			post_by_email_address?: string;
		};
		expect(saved.post_by_email_address).toMatch(/@/);
		expect(await readSetting('post_by_email_address')).toBe(saved.post_by_email_address);
		expect(await api(settingsApi).save({ post_by_email_address: 'delete' })).not.toHaveProperty(
			'post_by_email_address',
		);
	});

	it('API-15 a repeated save returns success false, not an error', async () => {
		const api = await apiOf('admin');
		await api(connectionActsApi).markStoreSetupSeen();
		expect(await api(connectionActsApi).markStoreSetupSeen()).toEqual({ success: false });
	});

	it('API-40, API-41 a user without an account gets an empty list as a string, and a hidden upsell', async () => {
		const path = 'jetpack/v4/recommendations/product-suggestions';
		expect(await callRest('admin2', path)).toEqual({ status: 200, body: '[]' });
		const api = await apiOf('admin2');
		expect(await api(recommendationsApi).loadSuggestions()).toEqual([]);
		expect(await api(recommendationsApi).loadUpsell()).toMatchObject({ isHidden: true });
	});

	it('API-17 a user without an account gets a success for a value that is not saved', async () => {
		const api = await apiOf('admin2');
		expect(await api(accountApi).saveTracking(false)).toEqual({ tracksOptOut: true });
	});

	it('API-59 a rejected license is part of a 200, and an accepted one a list inside the list', async () => {
		const licenses = ['jetpack-scan_freeToUse001', 'jetpack-scan_usedBefore01'];
		expect(await callRest('admin', 'jetpack/v4/licensing/attach-licenses', { licenses })).toEqual({
			status: 200,
			body: [
				[{ activatedProductId: 2106 }],
				expect.objectContaining({ errors: expect.anything() }),
			],
		});
	});
});
