import * as v from 'valibot';
import type { Api } from '@/api';
import { accountApi } from '@/api/entities/account';
import { activityApi } from '@/api/entities/activity';
import { antiSpamApi } from '@/api/entities/anti-spam';
import { catalogApi } from '@/api/entities/catalog';
import { connectionApi } from '@/api/entities/connection';
import { identityCrisisApi } from '@/api/entities/identity-crisis';
import { modulesApi } from '@/api/entities/modules';
import { offersApi } from '@/api/entities/offers';
import { rewindApi } from '@/api/entities/rewind';
import { searchApi } from '@/api/entities/search';
import { settingsApi } from '@/api/entities/settings';
import { siteApi } from '@/api/entities/site';
import { verificationApi } from '@/api/entities/verification';
import { decoder, listOf, mapOf } from '@/api/decode';
import { failureOf } from '#tests/support/failure-of';
import { createTestStore } from '#tests/support/store';
import { answerGet, answerPost } from '#tests/support/wire';

describe('empty and sparse responses', () => {
	const EMPTY = undefined;

	const UNKNOWN: [string, (api: Api) => Promise<unknown>][] = [
		['tracking/settings', (api) => api(accountApi).loadTracking()],
		['search/plan', (api) => api(searchApi).loadPlan()],
		['rewind', (api) => api(rewindApi).load()],
		['site/purchases', (api) => api(siteApi).loadPurchases()],
		['site/discount', (api) => api(offersApi).loadDiscount()],
	];

	it.each(UNKNOWN)('rejects an empty 200 of %s', async (path, call) => {
		const { api } = createTestStore();
		answerGet(path, EMPTY);
		expect(await failureOf(call(api))).toMatchObject({ kind: 'shape' });
	});

	it('accepts an empty 200 of a call without a result', async () => {
		const { api } = createTestStore();
		answerPost('module/stats', EMPTY);
		await expect(api(catalogApi).saveModuleOptions('stats', {})).resolves.toBeUndefined();
	});

	it('decodes 204 to an empty activity log, and rejects it for the discount', async () => {
		const { api } = createTestStore();
		answerGet('site/activity', EMPTY, 204);
		answerGet('site/discount', EMPTY, 204);
		await expect(api(activityApi).load()).resolves.toEqual([]);
		expect(await failureOf(api(offersApi).loadDiscount())).toMatchObject({ kind: 'shape' });
	});

	it('decodes [] to an empty map, as PHP prints one', async () => {
		const { api } = createTestStore();
		answerPost('notice/welcome', []);
		await expect(api(accountApi).dismissNotice('welcome')).resolves.toEqual({});
		answerGet('module/all', []);
		await expect(api(modulesApi).loadAll()).resolves.toEqual({});
		answerGet('module/stats', { name: 'Stats', options: [] });
		await expect(api(catalogApi).loadModule('stats')).resolves.toMatchObject({ options: {} });
		answerGet('site/features', { data: JSON.stringify({ active: [], available: [] }) });
		await expect(api(siteApi).loadFeatures()).resolves.toEqual({ active: [], available: {} });
		answerGet('verify-site/google', { verified: true, errors: [] });
		await expect(api(verificationApi).check()).resolves.toMatchObject({ error: null });
	});

	it('decodes a map with gaps in its keys to a list', async () => {
		const { api } = createTestStore();
		const plugins = {
			0: { slug: 'jetpack', name: 'Jetpack' },
			2: { slug: 'boost', name: 'Boost' },
		};
		answerGet('connection/plugins', plugins);
		await expect(api(catalogApi).loadConnectedPlugins()).resolves.toEqual({
			jetpack: { name: 'Jetpack' },
			boost: { name: 'Boost' },
		});
		expect(decoder(listOf(v.string()))({ 1: 'a', 3: 'b' })).toEqual(['a', 'b']);
	});

	it('rejects a list with entries for a map, and a scalar for a list', () => {
		expect(() => decoder(mapOf(v.string()))(['a'])).toThrow();
		expect(() => decoder(listOf(v.string()))('a')).toThrow();
	});
});

describe('scalar responses', () => {
	type Call = (api: Api) => Promise<unknown>;

	const READS: [unknown, string, Call, unknown][] = [
		[
			'https://cloud.test/',
			'connection/url',
			(api) => api(connectionApi).loadConnectUrl(),
			'https://cloud.test/',
		],
		['', 'licensing/error', (api) => api(catalogApi).loadLicensingError(), ''],
		[
			'No such key.',
			'licensing/error',
			(api) => api(catalogApi).loadLicensingError(),
			'No such key.',
		],
		[false, 'module/protect/data', (api) => api(modulesApi).loadProtectCount(), 0],
		['31', 'module/protect/data', (api) => api(modulesApi).loadProtectCount(), 31],
		[31, 'module/akismet/data', (api) => api(antiSpamApi).loadData(), 31],
		['not_installed', 'module/akismet/data', (api) => api(antiSpamApi).loadData(), 'not-installed'],
	];

	it.each(READS)('decodes %j of %s', async (body, path, call, expected) => {
		const { api } = createTestStore();
		answerGet(path, body);
		await expect(call(api)).resolves.toBe(expected);
	});

	const WRITES: [unknown, string, Call, unknown][] = [
		[false, 'settings', (api) => api(settingsApi).save({ lang_id: '' }), false],
		[true, 'settings', (api) => api(settingsApi).save({ lang_id: 'en_US' }), true],
		[
			'https://cloud.test/',
			'identity-crisis/start-fresh',
			(api) => api(identityCrisisApi).startFresh(),
			'https://cloud.test/',
		],
	];

	it.each(WRITES)(
		'decodes %j, the response of %s to a write',
		async (body, path, call, expected) => {
			const { api } = createTestStore();
			answerPost(path, body);
			await expect(call(api)).resolves.toBe(expected);
		},
	);

	const WRONG: [unknown, string, Call][] = [
		[true, 'licensing/error', (api) => api(catalogApi).loadLicensingError()],
		['not_known', 'module/akismet/data', (api) => api(antiSpamApi).loadData()],
		[{}, 'connection/url', (api) => api(connectionApi).loadConnectUrl()],
	];

	it.each(WRONG)('rejects %j from %s', async (body, path, call) => {
		const { api } = createTestStore();
		answerGet(path, body);
		expect(await failureOf(call(api))).toMatchObject({ kind: 'shape' });
	});
});
