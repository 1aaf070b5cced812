import { keysOf } from '@/lib/values';
import { readPreview, writePreview } from '@/app/dev-tools/address';
import { applyPreview } from '@/app/dev-tools/apply-preview';
import { CHOICES, type PreviewChoices, TOPICS } from '@/app/dev-tools/choices';
import { mockPermissions } from '@/app/dev-tools/mocks';
import { startPreview } from '@/app/dev-tools';
import { getPlanClass } from '@/domain/plans';
import { knownData } from '@/lib/remote';
import { selectCapabilities, selectCurrentUser, selectHasConnectedOwner } from '@/state/connection';
import { selectEntitlements } from '@/state/site/entitlements';
import { previewing, putPreview } from '@/state/store/preview';
import { selectPurchasesInForce } from '@/state/plans/purchases';
import { selectActivity } from '@/state/rewind/activity';
import { loadRewind, selectRewind } from '@/state/rewind';
import { selectScanAnswer } from '@/state/scan';
import { setSettings } from '@/state/settings';
import type { RootState } from '@/state/store/types';
import { createTestStore } from '#tests/support/store';

const truthOf = (scenario = 'development') => createTestStore({ scenario }).store.getState();
const allowed = (permissions: object) =>
	Object.entries(permissions).flatMap(([name, isAllowed]) => (isAllowed === true ? [name] : []));

const online = { isOffline: false, hasConnectedOwner: true };

describe('mockPermissions', () => {
	it.each([
		['DEV-04 author', 'author', ['adminPage', 'editPosts']],
		['DEV-05 subscriber', 'subscriber', ['adminPage']],
		['contributor', 'contributor', ['adminPage', 'connectUser', 'editPosts']],
		['editor', 'editor', ['adminPage', 'connectUser', 'editPosts', 'publishPosts']],
	] as const)('%s', (_name, role, rights) => {
		expect(allowed(mockPermissions(role, online))).toEqual(rights);
	});

	it.each(['admin_master', 'admin_secondary'] as const)('%s has every permission', (role) => {
		expect(allowed(mockPermissions(role, online))).toHaveLength(10);
	});

	it('allows no connection offline, and without an owner only an administrator may connect', () => {
		const offline = { ...online, isOffline: true };
		const ownerless = { ...online, hasConnectedOwner: false };
		expect(mockPermissions('admin_master', offline)).toMatchObject({
			connect: false,
			connectUser: false,
			disconnect: true,
		});
		expect(mockPermissions('editor', offline).connectUser).toBe(false);
		expect(mockPermissions('editor', ownerless).connectUser).toBe(false);
		expect(mockPermissions('admin_secondary', ownerless).connectUser).toBe(true);
	});
});

type Row = [string, PreviewChoices, (state: RootState) => unknown, unknown];

const isOwner = (state: RootState) => selectCurrentUser(state).isMaster;
const isLinked = (state: RootState) => selectCapabilities(state).isLinked;
const rewindState = (state: RootState) => knownData(selectRewind(state))?.state;
const scanState = (state: RootState) => knownData(selectScanAnswer(state))?.state;

const rows: Row[] = [
	['that the user is not the owner', { role: 'admin_secondary' }, isOwner, false],
	['no linked account', { link: 'is_unlinked' }, (s) => selectCurrentUser(s).providerUser, null],
	['an idle scan with threats', { threats: '1' }, scanState, 'idle'],
	[
		'the chosen state of the scan over that of threats',
		{ threats: '1', scan: 'scanning' },
		scanState,
		'scanning',
	],
	[
		'a plan',
		{ plan: 'jetpack_complete' },
		(state) => selectEntitlements(state).plan.class,
		'complete',
	],
	[
		'the entitlements of a plan',
		{ plan: 'jetpack_scan' },
		(state) => selectEntitlements(state).flags,
		expect.objectContaining({ hasScan: true, hasBackups: false, hasSupport: true }),
	],
	[
		'the purchase of a plan',
		{ plan: 'jetpack_scan' },
		(state) => selectPurchasesInForce(state)?.map(({ productName }) => productName),
		['Jetpack Scan'],
	],
];

it.each(rows)('DEV-02 previews %s', (_what, choices, select, expected) => {
	const truth = truthOf();
	expect(select(truth)).not.toEqual(expected);
	expect(select(applyPreview(truth, choices))).toEqual(expected);
	expect(select(truth)).not.toEqual(expected);
});

it('a previewed owner has an account and is the owner of the connection, unless unlinked', () => {
	const shown = applyPreview(truthOf('site-only'), { role: 'admin_master' });
	expect([isOwner(shown), isLinked(shown), selectHasConnectedOwner(shown)]).toEqual([
		true,
		true,
		true,
	]);
	const unlinked = applyPreview(truthOf(), { role: 'admin_master', link: 'is_unlinked' });
	expect([isOwner(unlinked), isLinked(unlinked)]).toEqual([false, false]);
});

it.each(keysOf(CHOICES.plan))('%s: replaces the plan and its class', (plan) => {
	const { plan: shown } = selectEntitlements(applyPreview(truthOf('complete'), { plan }));
	expect(shown.productSlug).toBe(plan);
	expect(shown.class).toBe(getPlanClass(plan) || 'free');
});

it('returns the state itself without choices, and keeps the identity of unchanged parts', () => {
	const truth = truthOf();
	const choices: PreviewChoices = { scan: 'idle' };
	expect(applyPreview(truth, {})).toBe(truth);
	const shown = applyPreview(truth, choices);
	expect(applyPreview(truth, choices)).toBe(shown);
	const changed = { ...truth, activity: { phase: 'loading' } };
	const later = applyPreview(changed, choices);
	expect(selectScanAnswer(later)).toBe(selectScanAnswer(shown));
	expect(later.connection).toBe(truth.connection);
	expect(selectActivity(later)).toEqual({ phase: 'loading' });
});

it('loads previewed data, too, so that it is shown after the preview', async () => {
	const { store } = createTestStore({ scenario: 'security', previewing });
	const choices: PreviewChoices = { backup: 'provisioning' };
	store.dispatch(
		putPreview({
			apply: (truth) => applyPreview(truth, choices),
			askBeforeWrite: () => Promise.resolve(),
		}),
	);
	expect(rewindState(store.getState())).toBe('provisioning');
	await store.dispatch(loadRewind());
	expect(selectRewind(store.getState())).toMatchObject({ phase: 'ready' });
	expect(rewindState(store.getState())).toBe('provisioning');
	store.dispatch(putPreview(null));
	expect(rewindState(store.getState())).toBe('active');
});

describe('readPreview and writePreview', () => {
	const every = TOPICS.flatMap((topic) =>
		Object.keys(CHOICES[topic]).map((value) => ({ [topic]: value })),
	);

	it('reads every choice that it wrote', () => {
		const read = every.map((choices) => readPreview(writePreview('', choices)));
		expect(read).toEqual(every.map((choices) => ({ choices, ignored: [] })));
	});

	it('reads several options, with and without a question mark, among other parameters', () => {
		const choices = { role: 'editor', scan: 'idle' };
		expect(readPreview('?term=seo&preview-role=editor&preview-scan=idle').choices).toEqual(choices);
		expect(readPreview('preview-scan=idle&preview-role=editor&x=1').choices).toEqual(choices);
	});

	it('replaces an earlier preview, and keeps the rest of the query', () => {
		const search = '?term=seo&preview-role=editor&preview-plan=jetpack_free';
		expect(writePreview(search, { role: 'author' })).toBe('term=seo&preview-role=author');
		expect(writePreview(search, {})).toBe('term=seo');
	});

	it.each([
		['preview-role=king', 'role=king'],
		['preview-colour=red', 'colour=red'],
		['preview-constructor=1', 'constructor=1'],
		['preview-role=%3Cb%3E', 'role=<b>'],
	])('%s: ignores the option, and reports it', (search, name) => {
		expect(readPreview(`?${search}&preview-stats=view_stats`)).toEqual({
			choices: { stats: 'view_stats' },
			ignored: [name],
		});
	});
});

describe('startPreview', () => {
	const development = () => createTestStore({ scenario: 'development', previewing });

	it('applies the preview of the address before the first render, and refuses to save', async () => {
		const { store } = development();
		startPreview(store, '#/my-plan?preview-role=subscriber');
		expect(selectCapabilities(store.getState()).canManageModules).toBe(false);
		const { error } = await store.dispatch(setSettings({ monitor: true }));
		expect(error?.message).toBe('Nothing was saved, because a preview was on.');
	});

	it.each(['', '#/my-plan', '#/my-plan?term=preview-role', '#/my-plan?preview-role=king'])(
		'"%s": leaves the state unchanged',
		(hash) => {
			const { store } = development();
			const truth = store.getState();
			startPreview(store, hash);
			expect(store.getState()).toBe(truth);
		},
	);
});
