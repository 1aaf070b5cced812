import { delay, http, HttpResponse } from 'msw';
import { VAULTPRESS_ABSENT } from '@/domain/vaultpress/types';
import { failureOf } from '@/lib/remote';
import { loadAntiSpam, selectAntiSpam } from '@/state/anti-spam';
import {
	checkAntiSpamKey,
	checkSavedAntiSpamKey,
	selectAntiSpamKeyCheck,
} from '@/state/anti-spam-key';
import { loadBenefits, selectBenefits } from '@/state/benefits';
import { loadDiscount, selectDiscount } from '@/state/offers';
import { loadFirewall, selectFirewall } from '@/state/firewall';
import { loadVaultPress, selectVaultPress } from '@/state/vaultpress';
import { loadPurchases, selectPurchasesInForce, selectPurchases } from '@/state/purchases';
import type { AsyncThunk, RemoteData, RootState } from '@/state/types';
import { server } from '#tests/support/server';
import { createTestStore, REST } from '#tests/support/store';
import { answerGet, answerPost } from '#tests/support/wire';

const envelope = (data: unknown) => ({ code: 'success', message: '', data });
const BENEFIT = { name: 'protect', title: 'Blocked', description: 'Attacks', value: 3 };

interface Entity {
	path: string;
	load: () => AsyncThunk<unknown>;
	select: (state: RootState) => RemoteData<unknown>;
	answer: unknown;
	data: unknown;
}

const ENTITIES: Entity[] = [
	{
		path: 'module/vaultpress/data',
		load: loadVaultPress,
		select: selectVaultPress,
		answer: { code: 'not_registered', message: 'Register' },
		data: { code: 'not_registered', message: 'Register', data: null },
	},
	{
		path: 'waf',
		load: loadFirewall,
		select: selectFirewall,
		answer: { bootstrapPath: '/srv/waf.php', hasRulesAccess: true },
		data: { bootstrapPath: '/srv/waf.php', hasRulesAccess: true },
	},
	{
		path: 'site/benefits',
		load: loadBenefits,
		select: selectBenefits,
		answer: envelope(JSON.stringify([BENEFIT])),
		data: [BENEFIT],
	},
	{
		path: 'site/discount',
		load: loadDiscount,
		select: selectDiscount,
		answer: envelope({ code: 'A', discount: 10, expiry_date: '2027-01-01', is_used: false }),
		data: { code: 'A', discount: 10, expiryDate: '2027-01-01', isUsed: false },
	},
];

it.each(ENTITIES)(
	'DATA-18 DATA-21 DATA-27 loads $path',
	async ({ path, load, select, ...wire }) => {
		const { store } = createTestStore();
		expect(select(store.getState())).toEqual({ phase: 'idle' });
		answerGet(path, wire.answer);
		await store.dispatch(load());
		expect(select(store.getState())).toEqual({ phase: 'ready', data: wire.data });
	},
);

it.each(ENTITIES)('keeps the error of $path', async ({ path, load, select }) => {
	const { store } = createTestStore();
	answerGet(path, { code: 'failed_to_fetch_data', message: 'Away', data: { status: '' } });
	await store.dispatch(load());
	expect(select(store.getState())).toMatchObject({
		phase: 'failed',
		error: { kind: 'envelope', message: 'Away' },
	});
});

it('DATA-06 DATA-18 loads purchases and selects those in force', async () => {
	const { store } = createTestStore();
	expect(selectPurchasesInForce(store.getState())).toBeUndefined();
	const purchases = [
		{ ID: 1, product_slug: 'jetpack_scan', active: '1' },
		{ ID: 2, product_slug: 'jetpack_search', active: '0' },
	];
	answerGet('site/purchases', envelope(JSON.stringify(purchases)));
	await store.dispatch(loadPurchases());
	expect(selectPurchases(store.getState())).toMatchObject({ phase: 'ready', data: [{}, {}] });
	const active = selectPurchasesInForce(store.getState());
	expect(active).toMatchObject([{ id: 1, productSlug: 'jetpack_scan' }]);
	expect(selectPurchasesInForce(store.getState())).toBe(active);
});

it('API-30 distinguishes a site without VaultPress from a failure', async () => {
	const { store } = createTestStore();
	const codeOf = () => failureOf(selectVaultPress(store.getState()))?.code;
	expect(codeOf()).toBeUndefined();
	answerGet('module/vaultpress/data', { code: 'x', message: 'Down', data: null }, 500);
	await store.dispatch(loadVaultPress());
	expect(codeOf()).toBe('x');
	const absent = { code: VAULTPRESS_ABSENT, message: 'Off', data: { status: 404 } };
	answerGet('module/vaultpress/data', absent, 404);
	await store.dispatch(loadVaultPress({ force: true }));
	expect(codeOf()).toBe(VAULTPRESS_ABSENT);
});

describe('anti-spam', () => {
	const PATH = 'module/akismet/key/check';

	const setUp = () => {
		const { store } = createTestStore();
		return {
			store,
			check: () => selectAntiSpamKeyCheck(store.getState()),
			isChecking: () => selectAntiSpamKeyCheck(store.getState()).checkId !== null,
		};
	};

	it.each([
		[12, 12],
		['not_installed', 'not-installed'],
		['N/A', 'unavailable'],
	])('API-31 loads the anti-spam data %j', async (answer, data) => {
		const { store } = setUp();
		expect(selectAntiSpam(store.getState())).toEqual({ phase: 'idle' });
		answerGet('module/akismet/data', answer);
		await store.dispatch(loadAntiSpam());
		expect(selectAntiSpam(store.getState())).toEqual({ phase: 'ready', data });
	});

	it('API-32 DATA-26 checks the saved key, whose validity is null until the response', async () => {
		const { store, check, isChecking } = setUp();
		expect(check()).toMatchObject({ validKey: null, invalidKeyCode: '', invalidKeyMessage: '' });
		expect(isChecking()).toBe(false);
		answerGet(PATH, { validKey: false, invalidKeyCode: 'not_active', invalidKeyMessage: 'Off' });
		const checking = store.dispatch(checkSavedAntiSpamKey());
		expect(isChecking()).toBe(true);
		expect(check().validKey).toBeNull();
		await checking;
		expect(isChecking()).toBe(false);
		expect(check()).toMatchObject({
			validKey: false,
			invalidKeyCode: 'not_active',
			invalidKeyMessage: 'Off',
		});
	});

	it('API-33 SETSEC-15 checks a typed key without the spaces around it', async () => {
		const { store, check } = setUp();
		const sent = answerPost(PATH, { validKey: true });
		await store.dispatch(checkAntiSpamKey('  abcdef123456 \n'));
		expect(sent).toEqual([{ api_key: 'abcdef123456' }]);
		expect(check().validKey).toBe(true);
	});

	it('DATA-26 ignores the late answer of an older check', async () => {
		const { store, check, isChecking } = setUp();
		server.use(
			http.post(`${REST}/${PATH}`, async ({ request }) => {
				const { api_key: key } = (await request.json()) as { api_key: string };
				await delay(key === 'slow' ? 60 : 5);
				return HttpResponse.json({ validKey: key === 'quick' });
			}),
		);
		const slow = store.dispatch(checkAntiSpamKey('slow'));
		await store.dispatch(checkAntiSpamKey('quick'));
		expect(check().validKey).toBe(true);
		await slow;
		expect(check().validKey).toBe(true);
		expect(isChecking()).toBe(false);
	});

	it('API-33 treats a key that the server refuses to check as invalid, with the reason', async () => {
		const { store, check } = setUp();
		const params = { api_key: 'Letters and digits only.' };
		const refusal = {
			code: 'rest_invalid_param',
			message: 'Invalid parameter(s): api_key',
			data: { status: 400, params, details: [] },
		};
		answerPost(PATH, refusal, 400);
		await store.dispatch(checkAntiSpamKey('not-a-key'));
		expect(check()).toMatchObject({
			validKey: false,
			invalidKeyCode: 'rest_invalid_param',
			invalidKeyMessage: 'Letters and digits only.',
			error: null,
		});
	});

	it('API-33 does not treat a key as invalid if the check failed', async () => {
		const { store, check, isChecking } = setUp();
		answerPost(PATH, { code: 'x', message: 'Down', data: null }, 500);
		await expect(store.dispatch(checkAntiSpamKey('abc'))).resolves.toMatchObject({
			error: { status: 500 },
		});
		expect(check()).toMatchObject({ validKey: null, error: { message: 'Down' } });
		expect(isChecking()).toBe(false);
	});
});
