import type { AccountCardFacts } from './account-card';

export type ConnectAccountFacts = Omit<AccountCardFacts, 'isOwner'>;

export type ConnectAccountView =
	| { kind: 'hidden' }
	/** Nobody's account is connected: the first one becomes the owner's. */
	| { kind: 'no-owner' }
	/** Others' accounts are connected, this person's is not. */
	| { kind: 'unlinked' };

/** Whether somebody is asked to connect an account, and why (DASH-12); only who can do it is asked. */
export function resolveConnectAccount(facts: ConnectAccountFacts): ConnectAccountView {
	if (facts.connection !== 'connected' || !facts.canConnectAccount) {
		return { kind: 'hidden' };
	}
	if (!facts.hasConnectedOwner) {
		return { kind: 'no-owner' };
	}
	return { kind: facts.isLinked ? 'hidden' : 'unlinked' };
}
