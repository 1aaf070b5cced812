import { canAct, type ActName } from '@/domain/calls/acts';
import type { CurrentUser } from '.';

/** The only place that derives a user's rights from the permission flags. Nobody has a right whose calls this Jetpack lacks. */
export function buildCapabilities(user: CurrentUser, missing: readonly string[] = []) {
	const { permissions } = user;
	const can = (name: ActName) => canAct(missing, name);
	const isLinkedOwner = user.isMaster && user.isConnected;
	return {
		/** May read their own tracking choice; in offline mode only administrators may (API-16). */
		canViewAdminPage: permissions.adminPage,
		canManageModules: permissions.manageModules && can('save-settings'),
		canManageOptions: permissions.manageOptions,
		canManagePlugins: permissions.managePlugins,
		pluginRights: { ...permissions.plugins, isOffered: can('install-plugin') },
		canEditPosts: permissions.editPosts,
		canViewStats: permissions.viewStats,
		canConnectSite: permissions.connect && can('connect-site'),
		canReconnect: permissions.connect && can('reconnect'),
		canDisconnectSite: permissions.disconnect && can('disconnect-site'),
		/** May unlink their own account. */
		canDisconnectAccount: permissions.connectUser && can('disconnect-user'),
		canConnectAccount: permissions.connectUser && can('connect-user'),
		/** May buy for this site: has manage_options, and a linked account or the right to link one (ROLE-13). */
		canPurchasePlan: permissions.manageOptions && (user.isConnected || permissions.connectUser),
		/** Has no right to edit posts (ROLE-15). */
		isMinimalRole: !permissions.editPosts,
		isConnectionOwner: user.isMaster,
		/** For the owner with the linked account (SHELL-18). */
		canActivateLicense: isLinkedOwner && can('attach-license'),
		/** May activate a license, but Jetpack has no call for it. */
		lacksLicenseCall: isLinkedOwner && !can('attach-license'),
		isLinked: user.isConnected,
	};
}
