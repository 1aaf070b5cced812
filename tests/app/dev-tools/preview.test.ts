// Loaded with the test and not within it: a busy machine takes its time for the chunk.
import '@/app/dev-tools';
import { previewAddress } from '@/app/dev-tools-item';
import { readPreview, writePreview } from '@/app/dev-tools/address';
import { applyPreview } from '@/app/dev-tools/apply-preview';
import { CHOICES, type PreviewChoices, TOPICS } from '@/app/dev-tools/choices';
import { mockPermissions } from '@/app/dev-tools/mocks';
import { getPlanClass } from '@/domain/plans';
import { knownData } from '@/lib/remote';
import { selectCapabilities, selectCurrentUser, selectHasConnectedOwner } from '@/state/connection';
import { selectEntitlements } from '@/state/entitlements';
import { selectNotices } from '@/state/notices';
import { putPreview } from '@/state/preview';
import { selectPurchasesInForce } from '@/state/purchases';
import { loadRewind, selectRewind } from '@/state/backup';
import { selectScan } from '@/state/security';
import { setSettings } from '@/state/settings';
import type { RootState } from '@/state/types';
import { createTestStore } from '#tests/support/store';

const truthOf = (scenario = 'development') => createTestStore({ scenario }).store.getState();
const allowed = (permissions: object) =>
	Object.entries(permissions).flatMap(([name, isAllowed]) => (isAllowed ? [name] : []));

const online = { isOffline: false, hasConnectedOwner: true };

describe('the rights of a role', () => {
	it.each([
		['DEV-04 author', 'author', ['adminPage', 'editPosts']],
		['DEV-05 subscriber', 'subscriber', ['adminPage']],
		['contributor', 'contributor', ['adminPage', 'connectUser', 'editPosts']],
		['editor', 'editor', ['adminPage', 'connectUser', 'editPosts', 'publishPosts']],
	] as const)('%s', (_name, role, rights) => {
		expect(allowed(mockPermissions(role, online))).toEqual(rights);
	});

	it.each(['admin_master', 'admin_secondary'] as const)('%s may do everything', (role) => {
		expect(allowed(mockPermissions(role, online))).toHaveLength(10);
	});

	it('nobody connects offline, and nobody but an administrator before there is an owner', () => {
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
const scanState = (state: RootState) => knownData(selectScan(state))?.state;
const threats = (state: RootState) => knownData(selectScan(state))?.threats.length;

const rows: Row[] = [
	['an owner', { role: 'admin_secondary' }, isOwner, false],
	['a manager', { role: 'editor' }, (state) => selectCapabilities(state).canManageModules, false],
	['an account', { link: 'is_unlinked' }, isLinked, false],
	['the account itself', { link: 'is_unlinked' }, (s) => selectCurrentUser(s).providerUser, null],
	['the stats', { stats: 'hide_stats' }, (state) => selectCapabilities(state).canViewStats, false],
	['backups', { backup: 'provisioning' }, rewindState, 'provisioning'],
	['a scan', { scan: 'scanning' }, scanState, 'scanning'],
	['DEV-06 threats', { threats: '17' }, threats, 17],
	['threats, which only a scan finds', { threats: '1' }, scanState, 'idle'],
	['what is scanned, over threats', { threats: '1', scan: 'scanning' }, scanState, 'scanning'],
	[
		'a plan',
		{ plan: 'jetpack_complete' },
		(state) => selectEntitlements(state).plan.class,
		'complete',
	],
	[
		'what a plan gives',
		{ plan: 'jetpack_scan' },
		(state) => selectEntitlements(state).flags,
		expect.objectContaining({ hasScan: true, hasBackups: false, hasSupport: true }),
	],
	[
		'what was bought',
		{ plan: 'jetpack_scan' },
		(state) => selectPurchasesInForce(state)?.map(({ productName }) => productName),
		['Jetpack Scan'],
	],
];

it.each(rows)('DEV-02 shows %s', (_what, choices, select, expected) => {
	const truth = truthOf();
	expect(select(truth)).not.toEqual(expected);
	expect(select(applyPreview(truth, choices))).toEqual(expected);
	expect(select(truth)).not.toEqual(expected);
});

it('an owner has an account, and makes a connection that has an owner', () => {
	const shown = applyPreview(truthOf('site-only'), { role: 'admin_master' });
	expect([isOwner(shown), isLinked(shown), selectHasConnectedOwner(shown)]).toEqual([
		true,
		true,
		true,
	]);
	const unlinked = applyPreview(truthOf(), { role: 'admin_master', link: 'is_unlinked' });
	expect([isOwner(unlinked), isLinked(unlinked)]).toEqual([false, false]);
});

it.each(CHOICES.plan)(
	'%s is one of the plans that are known, and nothing is left of another',
	(plan) => {
		const { plan: shown } = selectEntitlements(applyPreview(truthOf('complete'), { plan }));
		expect(shown.productSlug).toBe(plan);
		expect(shown.class).toBe(getPlanClass(plan) || 'free');
	},
);

it('is the truth itself without choices, and the same for the same two, part by part', () => {
	const truth = truthOf();
	const choices: PreviewChoices = { scan: 'idle' };
	expect(applyPreview(truth, {})).toBe(truth);
	const shown = applyPreview(truth, choices);
	expect(applyPreview(truth, choices)).toBe(shown);
	const later = applyPreview({ ...truth, activity: { phase: 'loading' } }, choices);
	expect(later.scan).toBe(shown.scan);
	expect(later.connection).toBe(truth.connection);
	expect(later.activity).toEqual({ phase: 'loading' });
});

it('what is previewed is asked for all the same, so that the truth is there afterwards', async () => {
	const { store } = createTestStore({ scenario: 'security' });
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

describe('the address', () => {
	const every = TOPICS.flatMap((topic) =>
		CHOICES[topic].map((value): [string, PreviewChoices] => [
			`${topic} ${value}`,
			{ [topic]: value },
		]),
	);

	it.each(every)('%s survives the address', (_name, choices) => {
		expect(readPreview(writePreview('', choices))).toEqual({ choices, ignored: [] });
	});

	it('reads several, with and without a question mark, beside whatever else stands in the query', () => {
		const choices = { role: 'editor', scan: 'idle' };
		expect(readPreview('?term=seo&preview-role=editor&preview-scan=idle').choices).toEqual(choices);
		expect(readPreview('preview-scan=idle&preview-role=editor&x=1').choices).toEqual(choices);
	});

	it('puts another preview in the place of the first, and leaves the rest of the query', () => {
		const search = '?term=seo&preview-role=editor&preview-plan=jetpack_free';
		expect(writePreview(search, { role: 'author' })).toBe('term=seo&preview-role=author');
		expect(writePreview(search, {})).toBe('term=seo');
	});

	it.each([
		['preview-role=king', 'role=king'],
		['preview-role=', 'role='],
		['preview-colour=red', 'colour=red'],
		['preview-threats=18', 'threats=18'],
		['preview-constructor=1', 'constructor=1'],
		['preview-role=%3Cb%3E', 'role=<b>'],
	])('%s is left out, and named', (search, name) => {
		expect(readPreview(`?${search}&preview-stats=view_stats`)).toEqual({
			choices: { stats: 'view_stats' },
			ignored: [name],
		});
	});

	it('asks for nothing where the query asks for nothing', () => {
		expect(readPreview('')).toEqual({ choices: {}, ignored: [] });
		expect(readPreview('?term=preview-role')).toEqual({ choices: {}, ignored: [] });
	});
});

describe('a page that opens with a preview', () => {
	const LINK = '#/my-plan?preview-role=subscriber';
	const manages = ({ store }: ReturnType<typeof createTestStore>) =>
		selectCapabilities(store.getState()).canManageModules;

	it('an address is shown as its preview says before anything is drawn, and nothing is saved by then', async () => {
		const made = createTestStore({ scenario: 'development' });
		await previewAddress(made.store, LINK);
		expect(manages(made)).toBe(false);
		const { error } = await made.store.dispatch(setSettings({ monitor: true }));
		expect(error?.message).toBe('Nothing was saved, because a preview was on.');
	});

	it('DEV-01 on another version it is shown as it is, with a word', async () => {
		const made = createTestStore();
		await previewAddress(made.store, LINK);
		expect(manages(made)).toBe(true);
		expect(selectNotices(made.store.getState())).toEqual([
			expect.objectContaining({ text: 'Previews need a development version of Jetpack.' }),
		]);
	});

	it.each(['', '#/my-plan', '#/my-plan?term=preview-role', '#/my-plan?preview-role=king'])(
		'%s is shown as it is, without a word',
		async (hash) => {
			const made = createTestStore({ scenario: 'development' });
			const truth = made.store.getState();
			await previewAddress(made.store, hash);
			expect(made.store.getState()).toBe(truth);
		},
	);
});
