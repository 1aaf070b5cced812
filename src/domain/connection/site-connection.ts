import type { ConnectionStatus } from './types';

export type SiteConnection = 'offline' | 'connected' | 'unconnected';

/** One answer to "how does this site stand with the cloud" (CONN-28); offline wins over a stored connection. */
export function resolveSiteConnection(
	status: Pick<ConnectionStatus, 'isActive' | 'offlineMode'>,
): SiteConnection {
	if (status.offlineMode.isActive) {
		return 'offline';
	}
	return status.isActive ? 'connected' : 'unconnected';
}
