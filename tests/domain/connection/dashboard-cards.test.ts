import { resolveAccountCard, resolveSiteConnectionCard } from '@/domain/connection/dashboard-cards';

const site = {
	connection: 'connected',
	hasConnectedOwner: true,
	canConnectSite: true,
	canReconnect: true,
	canConnectAccount: true,
	isLinked: false,
	canDisconnectSite: true,
	provider: { kind: 'answers' },
	hasErrors: false,
} as const;
const lost = { kind: 'failed', isRetrying: false };
const unlinked = (becomesOwner: boolean) => ({ kind: 'unlinked', becomesOwner });
const UNLINKED = { isOwner: false, isLinked: false };
const account = {
	...site,
	isLinked: true,
	isOwner: true,
	canDisconnectAccount: true,
} as const;

it('CONN-01 resolves the connection of the site', () => {
	expect(resolveSiteConnectionCard(site)).toEqual({
		kind: 'connected',
		isOwnerMissing: false,
		isOwnerLost: false,
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
	['the answer is pending', { provider: { kind: 'loading' } }, 'loading'],
	['the provider is not asked', { provider: { kind: 'not-asked' } }, 'not-asked'],
	['the provider fails', { provider: { ...lost, isUnreachable: true } }, 'unreachable'],
	['the request got lost', { provider: { ...lost, isUnreachable: false } }, 'failed'],
	['the site found errors, whatever the provider answers', { hasErrors: true }, 'broken'],
])('claims no more than the evidence shows: %s', (_title, facts, proof) => {
	expect(resolveSiteConnectionCard({ ...site, ...facts })).toMatchObject({ proof });
});

it.each([
	['leaves the missing owner to the account card', true, false],
	['names the missing owner to a user without an account card', false, true],
])('CONN-01 DASH-12 %s', (_title, canConnectAccount, isOwnerMissing) => {
	const facts = { ...site, hasConnectedOwner: false, canConnectAccount };
	expect(resolveSiteConnectionCard(facts)).toMatchObject({ isOwnerMissing });
});

it('CONN-01 ROLE-08 names an owner that is gone, and lets only users who can disconnect manage it', () => {
	const facts = { ...site, hasConnectedOwner: false, isLinked: true };
	expect(resolveSiteConnectionCard({ ...site, canDisconnectSite: false })).toMatchObject({
		canManage: false,
	});
	const lost = { isOwnerLost: true, isOwnerMissing: false };
	expect(resolveSiteConnectionCard(facts)).toMatchObject(lost);
	expect(resolveSiteConnectionCard({ ...facts, canConnectAccount: false })).toMatchObject(lost);
});

it.each<[string, object, object]>([
	['CONN-22 the owner', {}, { kind: 'owner' }],
	['CONN-20 a linked user', { isOwner: false }, { kind: 'linked', canDisconnect: true }],
	[
		'linked without the call',
		{ isOwner: false, canDisconnectAccount: false },
		{ kind: 'linked', canDisconnect: false },
	],
	['CONN-21 an unlinked user', UNLINKED, unlinked(false)],
	['SHELL-33 one who can own', { ...UNLINKED, hasConnectedOwner: false }, unlinked(true)],
	['CONN-19 no right to connect', { canConnectAccount: false }, { kind: 'hidden' }],
	['ROLE-11 offline mode', { connection: 'offline' }, { kind: 'hidden' }],
])('CONN-01 resolves the connection of the user: %s', (_title, facts, view) => {
	expect(resolveAccountCard({ ...account, ...facts })).toEqual(view);
});
