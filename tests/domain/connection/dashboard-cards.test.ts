import {
	resolveAccountCard,
	resolveSiteConnectionCard,
	resolveConnectAccount,
	type ConnectAccountFacts,
} from '@/domain/connection/dashboard-cards';

describe('connection cards', () => {
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

	it('CONN-01 resolves the connection of the site', () => {
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
		['the answer is pending', { provider: { kind: 'loading' } }, 'checking'],
		['the provider is not asked', { provider: { kind: 'not-asked' } }, 'unconfirmed'],
		['the provider fails', { provider: { ...lost, isUnreachable: true } }, 'unreachable'],
		[
			'the request did not reach the site',
			{ provider: { ...lost, isUnreachable: false } },
			'unknown',
		],
		['the site found errors, whatever the provider answers', { hasErrors: true }, 'broken'],
	])('claims no more than the evidence shows: %s', (_title, facts, proof) => {
		expect(resolveSiteConnectionCard({ ...site, ...facts })).toMatchObject({ proof });
	});

	it('ROLE-08 lets only users who can disconnect manage the connection', () => {
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
		[
			'CONN-19 a user who cannot connect an account',
			{ canConnectAccount: false },
			{ kind: 'hidden' },
		],
		['ROLE-11 offline mode', { connection: 'offline' }, { kind: 'hidden' }],
	])('CONN-01 resolves the connection of the user: %s', (_title, facts, view) => {
		expect(resolveAccountCard({ ...account, ...facts })).toEqual(view);
	});
});

const LINKED: ConnectAccountFacts = {
	connection: 'connected',
	canConnectAccount: true,
	hasConnectedOwner: true,
	isLinked: true,
};

it.each<[string, Partial<ConnectAccountFacts>, string]>([
	['asks for an owner if the site has none', { hasConnectedOwner: false }, 'no-owner'],
	[
		'asks for an owner before another account',
		{ hasConnectedOwner: false, isLinked: false },
		'no-owner',
	],
	['asks users who are not linked', { isLinked: false }, 'unlinked'],
	['asks nothing of linked users', {}, 'hidden'],
	[
		'asks nothing of users who cannot connect',
		{ canConnectAccount: false, isLinked: false },
		'hidden',
	],
	[
		'asks nothing before the site is connected',
		{ connection: 'unconnected', isLinked: false },
		'hidden',
	],
	['asks nothing offline', { connection: 'offline', isLinked: false }, 'hidden'],
])('DASH-12 %s', (_title, facts, kind) => {
	expect(resolveConnectAccount({ ...LINKED, ...facts })).toEqual({ kind });
});
