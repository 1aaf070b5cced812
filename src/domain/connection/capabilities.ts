import { canAct, type ActName } from '@/domain/calls/acts';
import type { CurrentUser } from '.';
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
	canReconnect: boolean;
	canDisconnectSite: boolean;
	/** May unlink their own account. */
	canDisconnectAccount: boolean;
	canConnectAccount: boolean;
	/** May buy for this site: has manage_options, and a linked account or the right to link one (ROLE-13). */
	canPurchasePlan: boolean;
	/** Has no right to edit posts (ROLE-15). */
	isMinimalRole: boolean;
	isConnectionOwner: boolean;
	/** For the owner with the linked account (SHELL-18). */
	canActivateLicense: boolean;
	/** May activate a license, but Jetpack has no call for it. */
	lacksLicenseCall: boolean;
	isLinked: boolean;
}

/** The only place that derives a user's rights from the permission flags. Nobody has a right whose calls this Jetpack lacks. */
export function buildCapabilities(
	user: CurrentUser,
	missing: readonly string[] = [],
): Capabilities {
	const { permissions } = user;
	const can = (name: ActName) => canAct(missing, name);
	const isLinkedOwner = user.isMaster && user.isConnected;
	return {
		canViewAdminPage: permissions.adminPage,
		canManageModules: permissions.manageModules && can('save-settings'),
		canManageOptions: permissions.manageOptions,
		canManagePlugins: permissions.managePlugins,
		pluginRights: { ...permissions.plugins, isOffered: can('install-plugin') },
		canEditPosts: permissions.editPosts,
		canPublishPosts: permissions.publishPosts,
		canViewStats: permissions.viewStats,
		canConnectSite: permissions.connect && can('connect-site'),
		canReconnect: permissions.connect && can('reconnect'),
		canDisconnectSite: permissions.disconnect && can('disconnect-site'),
		canDisconnectAccount: permissions.connectUser && can('disconnect-user'),
		canConnectAccount: permissions.connectUser && can('connect-user'),
		canPurchasePlan: permissions.manageOptions && (user.isConnected || permissions.connectUser),
		isMinimalRole: !permissions.editPosts,
		isConnectionOwner: user.isMaster,
		canActivateLicense: isLinkedOwner && can('attach-license'),
		lacksLicenseCall: isLinkedOwner && !can('attach-license'),
		isLinked: user.isConnected,
	};
}
