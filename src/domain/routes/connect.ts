import type { SiteConnection } from '@/domain/connection';
import { SETUP_PATH } from './table';

export const CONNECT_USER_PATH = '/connect-user';
export const RECONNECT_PATH = '/reconnect';

export type ConnectPath = typeof SETUP_PATH | typeof CONNECT_USER_PATH | typeof RECONNECT_PATH;

export interface ConnectFacts {
	connection: SiteConnection;
	canConnectSite: boolean;
	canReconnect: boolean;
	canConnectAccount: boolean;
	isLinked: boolean;
}

/**
 * Whether a route offers this user a connection. Its screen or dialog and every link to it ask here, because a link to a refused route would lead
 * back to its own page.
 */
export function isConnectOffered(path: ConnectPath, facts: ConnectFacts): boolean {
	switch (path) {
		case SETUP_PATH:
			return facts.connection === 'unconnected' && facts.canConnectSite;
		case CONNECT_USER_PATH:
			return facts.connection === 'connected' && facts.canConnectAccount && !facts.isLinked;
		case RECONNECT_PATH:
			return facts.connection === 'connected' && facts.canReconnect;
	}
}

/** What is missing: the site's connection, an account that owns it, or the user's own account. */
export type ConnectLayer = 'site' | 'owner' | 'account';

const PATHS: Record<ConnectLayer, readonly ConnectPath[]> = {
	site: [SETUP_PATH],
	// A user with an account can't connect it again. Here the owner's user was deleted, and a new connection makes this user the owner.
	owner: [CONNECT_USER_PATH, RECONNECT_PATH],
	account: [CONNECT_USER_PATH],
};

/** The route by which this user can add what is missing, or null if only somebody else can. */
export const findConnectPath = (layer: ConnectLayer, facts: ConnectFacts): ConnectPath | null =>
	PATHS[layer].find((path) => isConnectOffered(path, facts)) ?? null;
