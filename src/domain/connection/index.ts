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
	/** What helps: reconnecting, or asking support. Other values come from the server as they are. */
	action?: string;
	/** The provider's own code and status, where it was the provider that failed (CSTATE-23). */
	apiErrorCode?: string;
	apiHttpCode?: number;
}

/** How the site stands with the provider (DATA-01). */
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

/** Slug → plugin that relies on the connection (DATA-03). */
export type ConnectedPlugins = Record<string, { name: string }>;

interface CloudUser {
	id: number;
	login: string;
	email: string;
	displayName: string;
	avatar: string;
}

/** DATA-04: the site's user, and within it the account at the provider, where linked. */
export interface CurrentUser {
	id: number;
	username: string;
	gravatar: string;
	isConnected: boolean;
	/** The connection's owner (ROLE-14). */
	isMaster: boolean;
	cloudUser: CloudUser | null;
	permissions: Permissions;
}

/** What the user may do with the plugin, as WordPress says it (DATA-05); `domain/capabilities` reads it for everybody. */
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
	viewStats: boolean;
}

export type SiteConnection = 'offline' | 'connected' | 'unconnected';

/** How the site stands with the provider (CONN-28); offline wins over a stored connection. */
export function resolveSiteConnection(
	status: Pick<ConnectionStatus, 'isActive' | 'offlineMode'>,
): SiteConnection {
	if (status.offlineMode.isActive) {
		return 'offline';
	}
	return status.isActive ? 'connected' : 'unconnected';
}
