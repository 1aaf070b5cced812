import type { SiteConnection } from '@/domain/connection';

export interface SharingFacts {
	connection: SiteConnection;
	isLinked: boolean;
	isOn: boolean;
}

/** The link to the connected accounts, which are the user's own and are managed at the provider (SETSHARE-06). */
export const resolvePublicizeTarget = ({ connection, isLinked, isOn }: SharingFacts) =>
	isOn && isLinked && connection === 'connected' ? 'provider' : 'none';

/** The link to the buttons' settings: without the provider, a page of the site, which exists while the buttons are on (SETSHARE-08). */
export function resolveButtonsTarget(facts: SharingFacts) {
	if (!facts.isOn) {
		return 'none';
	}
	return resolvePublicizeTarget(facts) === 'provider' ? 'provider' : 'local';
}
