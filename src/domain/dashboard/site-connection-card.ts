import type { SiteConnection } from '@/domain/connection';

export interface SiteConnectionCardFacts {
	connection: SiteConnection;
	hasConnectedOwner: boolean;
	canConnectSite: boolean;
	canDisconnectSite: boolean;
}

export type SiteConnectionCardView =
	| { kind: 'offline' }
	| { kind: 'unconnected'; canConnect: boolean }
	| { kind: 'connected'; hasOwner: boolean; canManage: boolean };

/** The first layer of the connection: the site and its cloud (CONN-01, CONN-15, CONN-16, ROLE-08). */
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
			};
	}
}
