import type { PluginRights } from '@/domain/plugins/plugin-rights';

/** Why a site is offline; each flag is one reason (DATA-08). */
export interface OfflineMode {
	isActive: boolean;
	constant: boolean;
	url: boolean;
	filter: boolean;
	wpLocalConstant: boolean;
}

export interface ConnectionError {
	code: string;
	message: string;
	/** The remedy: reconnecting, or asking support. Other values are the server's, unchanged. */
	action?: string;
	/** The provider's code and status, where the provider failed (CSTATE-23). */
	apiErrorCode?: string;
	apiHttpCode?: number;
}

/** The state of the site's connection (DATA-01). */
export interface ConnectionStatus {
	isActive: boolean;
	isRegistered: boolean;
	isUserConnected: boolean;
	hasConnectedOwner: boolean;
	isStaging: boolean;
	isInIdentityCrisis: boolean;
	sandboxDomain: string;
	isPublic: boolean;
	errors: ConnectionError[];
	offlineMode: OfflineMode;
}

/** Slug → plugin that uses the connection (DATA-03). */
export type ConnectedPlugins = Record<string, { name: string }>;

interface ProviderUser {
	id: number;
	login: string;
	email: string;
	displayName: string;
	avatar: string;
}

/** The site's user, with the account at the provider where linked (DATA-04). */
export interface CurrentUser {
	id: number;
	username: string;
	gravatar: string;
	isConnected: boolean;
	/** The connection's owner (ROLE-14). */
	isMaster: boolean;
	providerUser: ProviderUser | null;
	permissions: Permissions;
}

/** WordPress's permission flags for the plugin (DATA-05); only `domain/connection/capabilities` reads them. */
export interface Permissions {
	adminPage: boolean;
	connect: boolean;
	connectUser: boolean;
	disconnect: boolean;
	editPosts: boolean;
	publishPosts: boolean;
	manageModules: boolean;
	manageOptions: boolean;
	managePlugins: boolean;
	plugins: PluginRights;
	viewStats: boolean;
}

export type SiteConnection = 'offline' | 'connected' | 'unconnected';

/** The kind of the site's connection (CONN-28); offline mode wins over a stored connection. */
export function resolveSiteConnection(
	status: Pick<ConnectionStatus, 'isActive' | 'offlineMode'>,
): SiteConnection {
	if (status.offlineMode.isActive) {
		return 'offline';
	}
	return status.isActive ? 'connected' : 'unconnected';
}
