import type { SiteConnection } from '@/domain/connection';
import type { ProviderContact } from '@/domain/site';

export interface SiteConnectionCardFacts {
	connection: SiteConnection;
	hasConnectedOwner: boolean;
	canConnectSite: boolean;
	canDisconnectSite: boolean;
	provider: ProviderContact;
	/** The site has found its connection broken. */
	hasErrors: boolean;
}

/** How well the connection is known to work. */
export type ConnectionProof =
	| 'answers'
	/** Asked, and not answered yet. */
	| 'checking'
	| 'broken'
	| 'unreachable'
	/** The question got lost on its way. */
	| 'unknown'
	/** Not for this person to ask. */
	| 'unconfirmed';

export type SiteConnectionCardView =
	| { kind: 'offline' }
	| { kind: 'unconnected'; canConnect: boolean }
	| { kind: 'connected'; hasOwner: boolean; canManage: boolean; proof: ConnectionProof };

function resolveProof({ provider, hasErrors }: SiteConnectionCardFacts): ConnectionProof {
	if (hasErrors) {
		return 'broken';
	}
	switch (provider.kind) {
		case 'answers':
			return 'answers';
		case 'loading':
			return 'checking';
		case 'not-asked':
			return 'unconfirmed';
		case 'failed':
			return provider.isUnreachable ? 'unreachable' : 'unknown';
	}
}

/** The first layer of the connection: the site and the provider (CONN-01, CONN-15, CONN-16, ROLE-08). */
export function resolveSiteConnectionCard(facts: SiteConnectionCardFacts): SiteConnectionCardView {
	switch (facts.connection) {
		case 'offline':
			return { kind: 'offline' };
		case 'unconnected':
			return { kind: 'unconnected', canConnect: facts.canConnectSite };
		default:
			return {
				kind: 'connected',
				hasOwner: facts.hasConnectedOwner,
				canManage: facts.canDisconnectSite,
				proof: resolveProof(facts),
			};
	}
}

export interface AccountCardFacts {
	connection: SiteConnection;
	canConnectAccount: boolean;
	isLinked: boolean;
	isOwner: boolean;
	hasConnectedOwner: boolean;
}

export type AccountCardView =
	| { kind: 'hidden' }
	| { kind: 'owner' }
	| { kind: 'linked' }
	| { kind: 'unlinked'; becomesOwner: boolean };

/**
 * The second layer of the connection: a person and their account at the provider (CONN-19 to CONN-22).
 * An owner has no way to unlink here: the server refuses it.
 */
export function resolveAccountCard(facts: AccountCardFacts): AccountCardView {
	if (!facts.canConnectAccount || facts.connection !== 'connected') {
		return { kind: 'hidden' };
	}
	if (!facts.isLinked) {
		return { kind: 'unlinked', becomesOwner: !facts.hasConnectedOwner };
	}
	return { kind: facts.isOwner ? 'owner' : 'linked' };
}

export type ConnectAccountFacts = Omit<AccountCardFacts, 'isOwner'>;

export type ConnectAccountView =
	| { kind: 'hidden' }
	/** Nobody's account is connected: the first one becomes the owner's. */
	| { kind: 'no-owner' }
	/** Others' accounts are connected, this person's is not. */
	| { kind: 'unlinked' };

/** Whether somebody is asked to connect an account, and why (DASH-12); only those who can do it are asked. */
export function resolveConnectAccount(facts: ConnectAccountFacts): ConnectAccountView {
	if (facts.connection !== 'connected' || !facts.canConnectAccount) {
		return { kind: 'hidden' };
	}
	if (!facts.hasConnectedOwner) {
		return { kind: 'no-owner' };
	}
	return { kind: facts.isLinked ? 'hidden' : 'unlinked' };
}
