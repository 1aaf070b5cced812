import type { SiteConnection } from '@/domain/connection';

export interface RouteDialogFacts {
	pathname: string;
	connection: SiteConnection;
	isReconnecting: boolean;
	canConnectSite: boolean;
	canDisconnectSite: boolean;
}

/** The dialog that a route opens over the dashboard, where it has a point (SHELL-06, SHELL-07, CONN-30). */
export function resolveRouteDialog(facts: RouteDialogFacts): 'disconnect' | 'reconnect' | null {
	if (facts.connection !== 'connected') {
		return null;
	}
	if (facts.pathname === '/disconnect') {
		return facts.canDisconnectSite ? 'disconnect' : null;
	}
	if (facts.pathname === '/reconnect') {
		return facts.canConnectSite && !facts.isReconnecting ? 'reconnect' : null;
	}
	return null;
}
