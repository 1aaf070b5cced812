import type { SiteConnection } from '@/domain/connection';

export interface SharingFacts {
	connection: SiteConnection;
	isLinked: boolean;
	isOn: boolean;
}

/**
 * The place of the further settings of a sharing feature: none while it is off. The connected accounts are the user's own and are managed at the
 * provider (SETSHARE-06). Without the provider, the buttons have a page of the site, which exists while they are on (SETSHARE-08).
 */
export function resolveSharingTarget({ connection, isLinked, isOn }: SharingFacts) {
	if (!isOn) {
		return 'none';
	}
	return connection === 'connected' && isLinked ? 'provider' : 'local';
}
