import { loadBenefits, selectBenefits } from '@/state/benefits';
import { loadDiscount, selectDiscount } from '@/state/discount';
import { loadFirewall, selectFirewall } from '@/state/firewall';
import { loadPurchases, selectActivePurchases, selectPurchases } from '@/state/purchases';
import { VAULT_ABSENT } from '@/domain/vault';
import { failureOf } from '@/lib/remote';
import { loadVault, selectVault } from '@/state/vault';
import type { AsyncThunk, RemoteData, RootState } from '@/state/types';
import { createTestStore } from '#tests/support/store';
import { answerGet } from '#tests/support/wire';

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
		load: loadVault,
		select: selectVault,
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

it.each(ENTITIES)('keeps the reason why $path failed', async ({ path, load, select }) => {
	const { store } = createTestStore();
	answerGet(path, { code: 'failed_to_fetch_data', message: 'Away', data: { status: '' } });
	await store.dispatch(load());
	expect(select(store.getState())).toMatchObject({
		phase: 'failed',
		error: { kind: 'envelope', message: 'Away' },
	});
});

it('DATA-06 DATA-18 loads purchases, and tells those in force apart', async () => {
	const { store } = createTestStore();
	expect(selectActivePurchases(store.getState())).toBeUndefined();
	const purchases = [
		{ ID: 1, product_slug: 'jetpack_scan', active: '1' },
		{ ID: 2, product_slug: 'jetpack_search', active: '0' },
	];
	answerGet('site/purchases', envelope(JSON.stringify(purchases)));
	await store.dispatch(loadPurchases());
	expect(selectPurchases(store.getState())).toMatchObject({ phase: 'ready', data: [{}, {}] });
	const active = selectActivePurchases(store.getState());
	expect(active).toMatchObject([{ id: 1, productSlug: 'jetpack_scan' }]);
	expect(selectActivePurchases(store.getState())).toBe(active);
});

it('API-30 keeps the word of a site without VaultPress apart from a failure', async () => {
	const { store } = createTestStore();
	const codeOf = () => failureOf(selectVault(store.getState()))?.code;
	expect(codeOf()).toBeUndefined();
	answerGet('module/vaultpress/data', { code: 'x', message: 'Down', data: null }, 500);
	await store.dispatch(loadVault());
	expect(codeOf()).toBe('x');
	const absent = { code: VAULT_ABSENT, message: 'Off', data: { status: 404 } };
	answerGet('module/vaultpress/data', absent, 404);
	await store.dispatch(loadVault({ force: true }));
	expect(codeOf()).toBe(VAULT_ABSENT);
});
