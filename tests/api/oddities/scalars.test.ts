import {
	antiSpamApi,
	connectionApi,
	identityCrisisApi,
	modulesApi,
	purchaseTokenApi,
	settingsApi,
	type Api,
} from '@/api';
import { createTestStore } from '#tests/support/store';
import { failureOf } from '#tests/support/failure-of';
import { answerGet, answerPost } from '#tests/support/wire';

type Call = (api: Api) => Promise<unknown>;

const READS: [unknown, string, Call, unknown][] = [
	[
		'https://cloud.test/',
		'connection/url',
		(api) => api(connectionApi).loadConnectUrl(),
		'https://cloud.test/',
	],
	['', 'purchase-token', (api) => api(purchaseTokenApi).load(), ''],
	['abc123abc123', 'purchase-token', (api) => api(purchaseTokenApi).load(), 'abc123abc123'],
	[false, 'module/protect/data', (api) => api(modulesApi).loadProtectCount(), 0],
	['31', 'module/protect/data', (api) => api(modulesApi).loadProtectCount(), 31],
	[31, 'module/akismet/data', (api) => api(antiSpamApi).loadData(), 31],
	['not_installed', 'module/akismet/data', (api) => api(antiSpamApi).loadData(), 'not-installed'],
];

it.each(READS)('reads the bare %j of %s', async (body, path, call, expected) => {
	const { api } = createTestStore();
	answerGet(path, body);
	await expect(call(api)).resolves.toBe(expected);
});

const WRITES: [unknown, string, Call, unknown][] = [
	[true, 'purchase-token', (api) => api(purchaseTokenApi).remove(), true],
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
	'reads the bare %j that %s answers to a write',
	async (body, path, call, expected) => {
		const { api } = createTestStore();
		answerPost(path, body);
		await expect(call(api)).resolves.toBe(expected);
	},
);

const WRONG: [unknown, string, Call][] = [
	[true, 'purchase-token', (api) => api(purchaseTokenApi).load()],
	['not_known', 'module/akismet/data', (api) => api(antiSpamApi).loadData()],
	[{}, 'connection/url', (api) => api(connectionApi).loadConnectUrl()],
];

it.each(WRONG)('refuses %j from %s', async (body, path, call) => {
	const { api } = createTestStore();
	answerGet(path, body);
	expect(await failureOf(call(api))).toMatchObject({ kind: 'shape' });
});
