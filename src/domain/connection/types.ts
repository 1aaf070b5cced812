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
	data?: { api_error_code?: string | null; api_http_code?: number | null };
}

/** DATA-01. */
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

export interface CloudUser {
	ID: number;
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

/** DATA-05. */
export const PERMISSIONS = [
	'admin_page',
	'connect',
	'disconnect',
	'connect_user',
	'edit_posts',
	'publish_posts',
	'manage_modules',
	'manage_options',
	'manage_plugins',
	'view_stats',
] as const;

export type Permissions = Record<(typeof PERMISSIONS)[number], boolean>;
