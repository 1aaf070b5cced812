import type { CurrentUser } from '@/domain/connection';

export interface Capabilities {
	/** May ask what the plugin keeps of each person; in offline mode that is the administrators' (API-16). */
	canViewAdminPage: boolean;
	canManageModules: boolean;
	canManageOptions: boolean;
	canManagePlugins: boolean;
	canEditPosts: boolean;
	canPublishPosts: boolean;
	canViewStats: boolean;
	canConnectSite: boolean;
	canDisconnectSite: boolean;
	canConnectAccount: boolean;
	/** May buy for this site: its options are theirs to change, and the provider knows or could know them (ROLE-13). */
	canPurchasePlan: boolean;
	/** Has no right to edit posts (ROLE-15). */
	isMinimalRole: boolean;
	isConnectionOwner: boolean;
	isLinked: boolean;
}

/** The only place that turns permission flags into what a person may do. */
export function buildCapabilities(user: CurrentUser): Capabilities {
	const { permissions } = user;
	return {
		canViewAdminPage: permissions.admin_page,
		canManageModules: permissions.manage_modules,
		canManageOptions: permissions.manage_options,
		canManagePlugins: permissions.manage_plugins,
		canEditPosts: permissions.edit_posts,
		canPublishPosts: permissions.publish_posts,
		canViewStats: permissions.view_stats,
		canConnectSite: permissions.connect,
		canDisconnectSite: permissions.disconnect,
		canConnectAccount: permissions.connect_user,
		canPurchasePlan: permissions.manage_options && (user.isConnected || permissions.connect_user),
		isMinimalRole: !permissions.edit_posts,
		isConnectionOwner: user.isMaster,
		isLinked: user.isConnected,
	};
}
