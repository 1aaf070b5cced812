import { resolveAccountCard, resolveSiteConnectionCard } from '@/domain/connection/dashboard-cards';
import { resolveAntiSpamCard } from '@/domain/anti-spam/dashboard-card';
import { resolveBlockedCount } from '@/domain/protect/blocked-count';
import { resolveModuleCard } from '@/domain/modules/dashboard-card';
import type { AntiSpamData } from '@/domain/anti-spam';
import { getUnavailableReason, type ModuleAvailability } from '@/domain/modules';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';

describe('a card with a switch', () => {
	const facts = { isOn: true, canManageOptions: true, canConnect: true };
	const kindFor = (availability: ModuleAvailability | undefined) =>
		resolveModuleCard({ ...facts, availability });

	it.each<[string, ModuleAvailability | undefined, object]>([
		['a module that the site lacks', undefined, { kind: 'absent' }],
		['SHELL-32 offline mode', { kind: 'offline' }, { kind: 'offline' }],
		[
			'ROLE-09 a site to connect first',
			{ kind: 'needs-site' },
			{ kind: 'needs-connection', layer: 'site', canConnect: true },
		],
		[
			'ROLE-17 ROLE-09 an owner to connect first',
			{ kind: 'needs-owner' },
			{ kind: 'needs-connection', layer: 'owner', canConnect: true },
		],
		[
			'DASH-23 a switch',
			{ kind: 'available' },
			{ kind: 'switch', isOn: true, isLocked: false, hasToggle: true },
		],
		[
			'DASH-24 a locked switch',
			{ kind: 'locked', override: 'active' },
			{ kind: 'switch', isOn: true, isLocked: true, hasToggle: true },
		],
	])('shows %s', (_title, availability, view) => {
		expect(kindFor(availability)).toEqual(view);
	});

	it('DASH-23 has no switch for people who cannot manage options', () => {
		const availability = { kind: 'available' } as const;
		expect(resolveModuleCard({ ...facts, availability, canManageOptions: false })).toMatchObject({
			hasToggle: false,
		});
	});
});

it.each<[string, ModuleAvailability, string]>([
	[
		'NOTICE-29',
		{ kind: 'locked', override: 'active' },
		'Monitor has been enabled by a site administrator.',
	],
	[
		'NOTICE-30',
		{ kind: 'locked', override: 'inactive' },
		'Monitor has been disabled by a site administrator.',
	],
	[
		'NOTICE-31',
		{ kind: 'locked', override: 'managed' },
		'Monitor is managed by a site administrator.',
	],
	['SHELL-32', { kind: 'offline' }, 'Unavailable in Offline Mode'],
	['none where it is available', { kind: 'available' }, ''],
])('%s says why a switch is locked', (_id, availability, reason) => {
	expect(getUnavailableReason(availability, 'Monitor')).toBe(reason);
});

it('CARD-05 tells a count from none, from not yet and from a failure', () => {
	expect(resolveBlockedCount(toReady(12))).toEqual({ kind: 'counted', count: 12 });
	expect(resolveBlockedCount(toReady(0))).toEqual({ kind: 'none' });
	expect(resolveBlockedCount(idle)).toEqual({ kind: 'loading' });
	const failed = toFailed<number, Error>(idle, new Error('No answer'));
	expect(resolveBlockedCount(failed)).toEqual({ kind: 'failed', isRetrying: false });
	expect(resolveBlockedCount(toLoading(failed))).toEqual({
		kind: 'failed',
		isRetrying: true,
	});
});

it.each<[AntiSpamData, object]>([
	[12, { kind: 'counted', count: 12 }],
	[0, { kind: 'none' }],
	['not-installed', { kind: 'not-installed' }],
	['inactive', { kind: 'inactive' }],
	['invalid-key', { kind: 'invalid-key' }],
	['unavailable', { kind: 'unavailable' }],
])('CARD-04 tells %p from every other answer', (data, view) => {
	expect(resolveAntiSpamCard(toReady(data))).toEqual(view);
});

it('CARD-04 keeps a failure on screen while it is asked again', () => {
	const failed = toFailed<AntiSpamData, Error>(idle, new Error('No answer'));
	expect(resolveAntiSpamCard(idle)).toEqual({ kind: 'loading' });
	expect(resolveAntiSpamCard(toLoading(failed))).toEqual({ kind: 'failed', isRetrying: true });
});

describe('the connection cards', () => {
	const site = {
		connection: 'connected',
		hasConnectedOwner: true,
		canConnectSite: true,
		canDisconnectSite: true,
		provider: { kind: 'answers' },
		hasErrors: false,
	} as const;
	const lost = { kind: 'failed', isRetrying: false };
	const account = {
		connection: 'connected',
		canConnectAccount: true,
		isLinked: true,
		isOwner: true,
		hasConnectedOwner: true,
	} as const;

	it('CONN-01 knows the site’s own layer', () => {
		expect(resolveSiteConnectionCard(site)).toEqual({
			kind: 'connected',
			hasOwner: true,
			canManage: true,
			proof: 'answers',
		});
		expect(resolveSiteConnectionCard({ ...site, connection: 'offline' }).kind).toBe('offline');
		expect(resolveSiteConnectionCard({ ...site, connection: 'unconnected' })).toEqual({
			kind: 'unconnected',
			canConnect: true,
		});
	});

	it.each<[string, object, string]>([
		['nobody has answered yet', { provider: { kind: 'loading' } }, 'checking'],
		['nobody is asked', { provider: { kind: 'not-asked' } }, 'untold'],
		['the provider fails', { provider: { ...lost, isUnreachable: true } }, 'unreachable'],
		['the question got lost', { provider: { ...lost, isUnreachable: false } }, 'unknown'],
		['the site found errors, whoever answers', { hasErrors: true }, 'broken'],
	])('takes the connection for no more than it knows: %s', (_title, facts, proof) => {
		expect(resolveSiteConnectionCard({ ...site, ...facts })).toMatchObject({ proof });
	});

	it('ROLE-08 lets only people who may disconnect manage the connection', () => {
		expect(resolveSiteConnectionCard({ ...site, canDisconnectSite: false })).toMatchObject({
			canManage: false,
		});
	});

	it.each<[string, object, object]>([
		['CONN-22 the owner', {}, { kind: 'owner' }],
		['CONN-20 a linked user', { isOwner: false }, { kind: 'linked' }],
		[
			'CONN-21 an unlinked user',
			{ isOwner: false, isLinked: false },
			{ kind: 'unlinked', becomesOwner: false },
		],
		[
			'SHELL-33 an unlinked user of a site without an owner',
			{ isOwner: false, isLinked: false, hasConnectedOwner: false },
			{ kind: 'unlinked', becomesOwner: true },
		],
		['CONN-19 who cannot connect an account', { canConnectAccount: false }, { kind: 'hidden' }],
		['ROLE-11 offline mode', { connection: 'offline' }, { kind: 'hidden' }],
	])('CONN-01 knows the person’s layer: %s', (_title, facts, view) => {
		expect(resolveAccountCard({ ...account, ...facts })).toEqual(view);
	});
});
