/** Needs a page: the DOM decodes the entities in server messages.
 *
 * @jest-environment jest-fixed-jsdom
 */
import * as v from 'valibot';
import type { Api } from '@/api';
import { accountApi } from '@/api/entities/account';
import { activityApi } from '@/api/entities/activity';
import { benefitsApi } from '@/api/entities/benefits';
import { modulesApi } from '@/api/entities/modules';
import { offersApi } from '@/api/entities/offers';
import { rewindApi } from '@/api/entities/rewind';
import { scanApi } from '@/api/entities/scan';
import { siteApi } from '@/api/entities/site';
import { decoder, listOf, unwrapped } from '@/api/decode';
import { createTestStore } from '#tests/support/store';
import { failureOf } from '#tests/support/failure-of';
import { answerGet } from '#tests/support/wire';

const success = (data: unknown) => ({ code: 'success', message: 'ok', data });
const inText = (data: unknown) => success(JSON.stringify(data));

const PURCHASE = { ID: '7', product_slug: 'jetpack_scan', active: '1' };
const BENEFIT = { name: 'jetpack-stats', title: 'Views', description: 'Seen', value: 9 };

const IN_TEXT: [string, (api: Api) => Promise<unknown>, unknown, unknown][] = [
	['site', (api) => api(siteApi).load(), { name: 'Quiet' }, { name: 'Quiet', plan: null }],
	[
		'site/features',
		(api) => api(siteApi).loadFeatures(),
		{ active: ['scan'] },
		{ active: ['scan'] },
	],
	[
		'site/purchases',
		(api) => api(siteApi).loadPurchases(),
		[PURCHASE],
		[{ id: 7, isActive: true }],
	],
	['site/benefits', (api) => api(benefitsApi).load(), [BENEFIT], [BENEFIT]],
	['rewind', (api) => api(rewindApi).load(), { state: 'active' }, { state: 'active' }],
	['scan', (api) => api(scanApi).load(), { state: 'idle' }, { state: 'idle' }],
];

it.each(IN_TEXT)('API-36 decodes %s from JSON in a string', async (path, call, data, expected) => {
	const { api } = createTestStore();
	answerGet(path, inText(data));
	await expect(call(api)).resolves.toMatchObject(expected as object);
});

it('API-36 decodes the discount and the activity, which are not JSON in a string', async () => {
	const { api } = createTestStore();
	answerGet('site/discount', success({ code: 'AUTUMN', discount: 20, is_used: true }));
	await expect(api(offersApi).loadDiscount()).resolves.toEqual({
		code: 'AUTUMN',
		discount: 20,
		expiryDate: '',
		isUsed: true,
	});
	answerGet('site/activity', success([{ summary: 'Post published', actor: { name: 'Ann' } }]));
	await expect(api(activityApi).load()).resolves.toEqual([
		{ name: '', summary: 'Post published', actor: 'Ann', published: '' },
	]);
});

it('skips activity entries without text, and rejects a log with only such entries', async () => {
	const { api } = createTestStore();
	const described = {
		name: 'plugin__updated',
		content: { text: 'Plugin updated' },
		actor: 'Ann',
		published: '2026-01-30',
	};
	answerGet('site/activity', success([{ name: 'post__published' }, described]));
	await expect(api(activityApi).load()).resolves.toEqual([
		{ name: 'plugin__updated', summary: 'Plugin updated', actor: '', published: '2026-01-30' },
	]);
	answerGet('site/activity', success([{ name: 'post__published' }]));
	expect(await failureOf(api(activityApi).load())).toMatchObject({ kind: 'shape' });
});

it('decodes a list that was encoded twice', () => {
	const decode = decoder(unwrapped(listOf(v.string())));
	expect(decode(JSON.parse('"[]"'))).toEqual([]);
	expect(decode(['a'])).toEqual(['a']);
});

it('rejects a string that is not JSON', async () => {
	const { api } = createTestStore();
	answerGet('site/purchases', success('<html>'));
	expect(await failureOf(api(siteApi).loadPurchases())).toMatchObject({ kind: 'shape' });
});

const OLD_REFUSAL = { error: 'unauthorized', message: 'Not &amp; never' };
const NEW_REFUSAL = { code: 'unauthorized', message: 'Not &amp; never', data: { status: 403 } };

const DISGUISED: [string, (api: Api) => Promise<unknown>, unknown][] = [
	['site/features', (api) => api(siteApi).loadFeatures(), inText(OLD_REFUSAL)],
	['site/purchases', (api) => api(siteApi).loadPurchases(), inText(NEW_REFUSAL)],
	['site', (api) => api(siteApi).load(), inText(OLD_REFUSAL)],
	['tracking/settings', (api) => api(accountApi).loadTracking(), OLD_REFUSAL],
	['tracking/settings', (api) => api(accountApi).loadTracking(), NEW_REFUSAL],
];

it.each(DISGUISED)(
	'rejects a refusal of the provider inside a success of %s',
	async (path, call, body) => {
		const { api } = createTestStore();
		answerGet(path, body);
		expect(await failureOf(call(api))).toMatchObject({
			kind: 'envelope',
			code: 'unauthorized',
			message: 'Not & never',
			serverMessage: 'Not & never',
		});
	},
);

it('rejects features of another shape instead of treating them as none', async () => {
	const { api } = createTestStore();
	answerGet('site/features', inText({ active: null }));
	expect(await failureOf(api(siteApi).loadFeatures())).toMatchObject({ kind: 'shape' });
});

it('decodes the error codes of failed statistics with status 200', async () => {
	const { api } = createTestStore();
	const failure = { errors: { missing_token: ['No token'] }, error_data: [] };
	answerGet('module/stats/data', { week: failure });
	await expect(api(modulesApi).loadStats('week')).resolves.toMatchObject({
		errors: ['missing_token'],
		series: { week: null },
	});
});
