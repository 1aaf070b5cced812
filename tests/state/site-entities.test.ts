import { delay, http, HttpResponse } from 'msw';
import { VAULTPRESS_ABSENT } from '@/domain/rewind/vaultpress';
import { failureOf } from '@/lib/remote';
import { loadAntiSpam, selectAntiSpam } from '@/state/anti-spam';
import {
	checkAntiSpamKey,
	checkSavedAntiSpamKey,
	selectAntiSpamKeyCheck,
} from '@/state/anti-spam/key';
import { loadBenefits, selectBenefits } from '@/state/connection/benefits';
import { loadDiscount, selectDiscount } from '@/state/plans/offers';
import { loadFirewall, selectFirewall } from '@/state/modules/firewall';
import { loadVaultPress, selectVaultPress } from '@/state/rewind/vaultpress';
import { loadPurchases, selectPurchasesInForce, selectPurchases } from '@/state/plans/purchases';
import type { AsyncThunk, RemoteData, RootState } from '@/state/store/types';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { answerGet, answerPost } from '#tests/support/wire';
import { open } from './site';

const envelope = (data: unknown) => ({ code: 'success', message: '', data });
const BENEFIT = { name: 'protect', title: 'Blocked', description: 'Attacks', value: 3 };
const VAULT = 'module/vaultpress/data';
const VAULT_DATA = { code: 'not_registered', message: 'Register' };
const FIREWALL = { bootstrapPath: '/srv/waf.php', hasRulesAccess: true };
const COUPON = { code: 'A', discount: 10 };

type Load = () => AsyncThunk<unknown>;
type Select = (state: RootState) => RemoteData<unknown>;

it.each<[path: string, load: Load, select: Select, answer: unknown, data: unknown]>([
	[VAULT, loadVaultPress, selectVaultPress, VAULT_DATA, { ...VAULT_DATA, data: null }],
	['waf', loadFirewall, selectFirewall, FIREWALL, FIREWALL],
	['site/benefits', loadBenefits, selectBenefits, envelope(JSON.stringify([BENEFIT])), [BENEFIT]],
	[
		'site/discount',
		loadDiscount,
		selectDiscount,
		envelope({ ...COUPON, expiry_date: '2027-01-01', is_used: false }),
		{ ...COUPON, expiryDate: '2027-01-01', isUsed: false },
	],
	['module/akismet/data', loadAntiSpam, selectAntiSpam, 12, 12],
])(
	'API-31 DATA-18 DATA-21 DATA-27 loads %s, and keeps its error',
	async (path, load, select, answer, data) => {
		const { dispatch, read } = open();
		expect(read(select)).toEqual({ phase: 'idle' });
		answerGet(path, answer);
		await dispatch(load());
		expect(read(select)).toEqual({ phase: 'ready', data });
		const other = open();
		answerGet(path, { code: 'failed_to_fetch_data', message: 'Away', data: { status: '' } });
		await other.dispatch(load());
		const error = { kind: 'envelope', message: 'Away' };
		expect(other.read(select)).toMatchObject({ phase: 'failed', error });
	},
);

it('DATA-06 DATA-18 loads purchases and selects those in force', async () => {
	const { dispatch, read } = open();
	expect(read(selectPurchasesInForce)).toBeUndefined();
	const purchases = [
		{ ID: 1, product_slug: 'jetpack_scan', active: '1' },
		{ ID: 2, product_slug: 'jetpack_search', active: '0' },
	];
	answerGet('site/purchases', envelope(JSON.stringify(purchases)));
	await dispatch(loadPurchases());
	expect(read(selectPurchases)).toMatchObject({ phase: 'ready', data: [{}, {}] });
	const active = read(selectPurchasesInForce);
	expect(active).toMatchObject([{ id: 1, productSlug: 'jetpack_scan' }]);
	expect(read(selectPurchasesInForce)).toBe(active);
});

it('API-30 distinguishes a site without VaultPress from a failure', async () => {
	const { dispatch, read } = open();
	const codeOf = () => failureOf(read(selectVaultPress))?.code;
	expect(codeOf()).toBeUndefined();
	answerGet(VAULT, { code: 'x', message: 'Down', data: null }, 500);
	await dispatch(loadVaultPress());
	expect(codeOf()).toBe('x');
	answerGet(VAULT, { code: VAULTPRESS_ABSENT, message: 'Off', data: { status: 404 } }, 404);
	await dispatch(loadVaultPress({ force: true }));
	expect(codeOf()).toBe(VAULTPRESS_ABSENT);
});

describe('the key of anti-spam', () => {
	const PATH = 'module/akismet/key/check';

	const openKey = () => {
		const site = open();
		const check = () => site.read(selectAntiSpamKeyCheck);
		return { ...site, check, isChecking: () => check().checkId !== null };
	};

	it('API-32 DATA-26 checks the saved key, whose validity is null until the response', async () => {
		const { dispatch, check, isChecking } = openKey();
		expect(check()).toMatchObject({ validKey: null, invalidKeyCode: '', invalidKeyMessage: '' });
		expect(isChecking()).toBe(false);
		const answer = { validKey: false, invalidKeyCode: 'not_active', invalidKeyMessage: 'Off' };
		answerGet(PATH, answer);
		const checking = dispatch(checkSavedAntiSpamKey());
		expect([isChecking(), check().validKey]).toEqual([true, null]);
		await checking;
		expect(isChecking()).toBe(false);
		expect(check()).toMatchObject(answer);
	});

	it('API-33 SETSEC-15 checks a typed key without the spaces around it', async () => {
		const { dispatch, check } = openKey();
		const sent = answerPost(PATH, { validKey: true });
		await dispatch(checkAntiSpamKey('  abcdef123456 \n'));
		expect(sent).toEqual([{ api_key: 'abcdef123456' }]);
		expect(check().validKey).toBe(true);
	});

	it('DATA-26 ignores the late answer of an older check', async () => {
		const { dispatch, check, isChecking } = openKey();
		server.use(
			http.post(`${REST}/${PATH}`, async ({ request }) => {
				const { api_key: key } = (await request.json()) as { api_key: string };
				await delay(key === 'slow' ? 60 : 5);
				return HttpResponse.json({ validKey: key === 'quick' });
			}),
		);
		const slow = dispatch(checkAntiSpamKey('slow'));
		await dispatch(checkAntiSpamKey('quick'));
		expect(check().validKey).toBe(true);
		await slow;
		expect([check().validKey, isChecking()]).toEqual([true, false]);
	});

	it('API-33 treats a key that the server refuses to check as invalid, with the reason', async () => {
		const { dispatch, check } = openKey();
		const params = { api_key: 'Letters and digits only.' };
		const data = { status: 400, params, details: [] };
		answerPost(PATH, { code: 'rest_invalid_param', message: 'Invalid parameter(s)', data }, 400);
		await dispatch(checkAntiSpamKey('not-a-key'));
		expect(check()).toMatchObject({
			validKey: false,
			invalidKeyCode: 'rest_invalid_param',
			invalidKeyMessage: 'Letters and digits only.',
			error: null,
		});
	});

	it('API-33 does not treat a key as invalid if the check failed', async () => {
		const { dispatch, check, isChecking } = openKey();
		answerPost(PATH, { code: 'x', message: 'Down', data: null }, 500);
		expect((await dispatch(checkAntiSpamKey('abc'))).error?.status).toBe(500);
		expect(check()).toMatchObject({ validKey: null, error: { message: 'Down' } });
		expect(isChecking()).toBe(false);
	});
});
