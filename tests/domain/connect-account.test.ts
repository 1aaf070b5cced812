import {
	resolveConnectAccount,
	type ConnectAccountFacts,
} from '@/domain/connection/dashboard-cards';

const LINKED: ConnectAccountFacts = {
	connection: 'connected',
	canConnectAccount: true,
	hasConnectedOwner: true,
	isLinked: true,
};

it.each<[string, Partial<ConnectAccountFacts>, string]>([
	['asks for an owner where there is none', { hasConnectedOwner: false }, 'no-owner'],
	[
		'asks for an owner before it asks for one more account',
		{ hasConnectedOwner: false, isLinked: false },
		'no-owner',
	],
	['asks people who are not linked', { isLinked: false }, 'unlinked'],
	['asks nothing of those who are', {}, 'hidden'],
	['asks nobody who cannot', { canConnectAccount: false, isLinked: false }, 'hidden'],
	['waits for the site’s own connection', { connection: 'unconnected', isLinked: false }, 'hidden'],
	['asks nothing offline', { connection: 'offline', isLinked: false }, 'hidden'],
])('DASH-12 %s', (_title, facts, kind) => {
	expect(resolveConnectAccount({ ...LINKED, ...facts })).toEqual({ kind });
});
