import type { SiteConnection } from '.';

/** The page data about a crisis: two addresses claim the same identity at the provider. */
export interface IdentityCrisis {
	/** The provider's address for the site, or "". */
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
 * `decide`: shows the three actions. `safe-mode`: safe mode was chosen, and two actions remain.
 * `wait`: read-only for users who may not decide.
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
