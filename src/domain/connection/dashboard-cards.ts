import {
	CONNECT_USER_PATH,
	findConnectPath,
	isConnectOffered,
	type ConnectFacts,
} from '@/domain/routes/connect';
import type { ProviderContact } from '@/domain/site/provider-contact';

export interface SiteConnectionCardFacts extends ConnectFacts {
	hasConnectedOwner: boolean;
	canDisconnectSite: boolean;
	provider: ProviderContact;
	/** The site reports a broken connection. */
	hasErrors: boolean;
}

/** What the site or the provider says about the connection. */
export type ConnectionProof = ProviderContact['kind'] | 'broken' | 'unreachable';

export type SiteConnectionCardView =
	| { kind: 'offline' }
	| { kind: 'unconnected'; canConnect: boolean }
	| {
			kind: 'connected';
			/** No account is connected, and this user sees no request to connect one. */
			isOwnerMissing: boolean;
			/** Accounts are connected, but the owner is gone: the user or the token was deleted. */
			isOwnerLost: boolean;
			canManage: boolean;
			proof: ConnectionProof;
	  };

function resolveProof({ provider, hasErrors }: SiteConnectionCardFacts): ConnectionProof {
	if (hasErrors) {
		return 'broken';
	}
	return provider.kind === 'failed' && provider.isUnreachable ? 'unreachable' : provider.kind;
}

/** The card of the first layer of the connection: the site and the provider (CONN-01, CONN-15, CONN-16, ROLE-08). */
export function resolveSiteConnectionCard(facts: SiteConnectionCardFacts): SiteConnectionCardView {
	switch (facts.connection) {
		case 'offline':
			return { kind: 'offline' };
		case 'unconnected':
			return { kind: 'unconnected', canConnect: findConnectPath('site', facts) !== null };
		default:
			return {
				kind: 'connected',
				isOwnerMissing: !facts.hasConnectedOwner && !facts.canConnectAccount && !facts.isLinked,
				isOwnerLost: !facts.hasConnectedOwner && facts.isLinked,
				canManage: facts.canDisconnectSite,
				proof: resolveProof(facts),
			};
	}
}

export interface AccountCardFacts extends ConnectFacts {
	isOwner: boolean;
	hasConnectedOwner: boolean;
	canDisconnectAccount: boolean;
}

export type AccountCardView =
	| { kind: 'hidden' }
	| { kind: 'owner' }
	| { kind: 'linked'; canDisconnect: boolean }
	| { kind: 'unlinked'; becomesOwner: boolean };

/**
 * The card of the second layer of the connection: the user and their account at the provider (CONN-19 to CONN-22).
 * It has the page's one loud request to connect an account (DASH-12).
 * The connection's owner cannot unlink here, because the server refuses it.
 */
export function resolveAccountCard(facts: AccountCardFacts): AccountCardView {
	if (!facts.canConnectAccount || facts.connection !== 'connected') {
		return { kind: 'hidden' };
	}
	if (isConnectOffered(CONNECT_USER_PATH, facts)) {
		return { kind: 'unlinked', becomesOwner: !facts.hasConnectedOwner };
	}
	return facts.isOwner
		? { kind: 'owner' }
		: { kind: 'linked', canDisconnect: facts.canDisconnectAccount };
}
