import type { SiteConnection } from '@/domain/connection';

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
 * The second layer of the connection: a person and their cloud account (CONN-19 to CONN-22). An
 * owner has no way to unlink here: the server refuses it.
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
