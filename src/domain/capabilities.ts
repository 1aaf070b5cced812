import type { CurrentUser } from '@/domain/connection';
import type { PluginRights } from '@/domain/plugins/plugin-rights';

interface Capabilities {
	/** May read their own tracking choice; in offline mode only administrators may (API-16). */
	canViewAdminPage: boolean;
	canManageModules: boolean;
	canManageOptions: boolean;
	canManagePlugins: boolean;
	pluginRights: PluginRights;
	canEditPosts: boolean;
	canPublishPosts: boolean;
	canViewStats: boolean;
	canConnectSite: boolean;
	canDisconnectSite: boolean;
	canConnectAccount: boolean;
	/** May buy for this site: has manage_options, and a linked account or the right to link one (ROLE-13). */
	canPurchasePlan: boolean;
	/** Has no right to edit posts (ROLE-15). */
	isMinimalRole: boolean;
	isConnectionOwner: boolean;
	isLinked: boolean;
}

/** The only place that derives a user's rights from the permission flags. */
export function buildCapabilities(user: CurrentUser): Capabilities {
	const { permissions } = user;
	return {
		canViewAdminPage: permissions.adminPage,
		canManageModules: permissions.manageModules,
		canManageOptions: permissions.manageOptions,
		canManagePlugins: permissions.managePlugins,
		pluginRights: permissions.plugins,
		canEditPosts: permissions.editPosts,
		canPublishPosts: permissions.publishPosts,
		canViewStats: permissions.viewStats,
		canConnectSite: permissions.connect,
		canDisconnectSite: permissions.disconnect,
		canConnectAccount: permissions.connectUser,
		canPurchasePlan: permissions.manageOptions && (user.isConnected || permissions.connectUser),
		isMinimalRole: !permissions.editPosts,
		isConnectionOwner: user.isMaster,
		isLinked: user.isConnected,
	};
}
