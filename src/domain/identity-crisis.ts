import type { SiteConnection } from '@/domain/connection';

/** What the page knows of a crisis: two addresses claim the same identity at the provider. */
export interface IdentityCrisis {
	/** The address that the provider knows, "" where it is not known here. */
	knownUrl: string;
	currentUrl: string;
	isSafeModeConfirmed: boolean;
}

interface IdentityCrisisFacts {
	isInIdentityCrisis: boolean;
	connection: SiteConnection;
	canDisconnectSite: boolean;
	isSafeModeConfirmed: boolean;
}

/**
 * `decide`: the three ways out. `safe-mode`: the decision was to wait, and two ways are left.
 * `wait`: for somebody who may decide.
 */
export type IdentityCrisisView = 'hidden' | 'decide' | 'safe-mode' | 'wait';

export function resolveIdentityCrisis(facts: IdentityCrisisFacts): IdentityCrisisView {
	if (!facts.isInIdentityCrisis || facts.connection === 'offline') {
		return 'hidden';
	}
	if (!facts.canDisconnectSite) {
		return 'wait';
	}
	return facts.isSafeModeConfirmed ? 'safe-mode' : 'decide';
}
