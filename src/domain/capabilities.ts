import { canAct, type ActName } from '@/domain/acts';
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
	/** The owner's own, with the linked account (SHELL-18). */
	canActivateLicense: boolean;
	isLinked: boolean;
}

/**
 * The only place that derives a user's rights from the permission flags. Nobody has the right to what this Jetpack has no calls for.
 *
 * @param user
 * @param missing Paths of the routes that the site lacks.
 */
export function buildCapabilities(
	user: CurrentUser,
	missing: readonly string[] = [],
): Capabilities {
	const { permissions } = user;
	const can = (name: ActName) => canAct(missing, name);
	return {
		canViewAdminPage: permissions.adminPage,
		canManageModules: permissions.manageModules && can('save-settings'),
		canManageOptions: permissions.manageOptions,
		canManagePlugins: permissions.managePlugins,
		pluginRights: permissions.plugins,
		canEditPosts: permissions.editPosts,
		canPublishPosts: permissions.publishPosts,
		canViewStats: permissions.viewStats,
		canConnectSite: permissions.connect && can('connect-site'),
		canDisconnectSite: permissions.disconnect && can('disconnect-site'),
		canConnectAccount: permissions.connectUser && can('connect-user'),
		canPurchasePlan: permissions.manageOptions && (user.isConnected || permissions.connectUser),
		isMinimalRole: !permissions.editPosts,
		isConnectionOwner: user.isMaster,
		canActivateLicense: user.isMaster && user.isConnected && can('attach-license'),
		isLinked: user.isConnected,
	};
}
