import { __ } from '@wordpress/i18n';

export type PluginAct = 'install' | 'activate' | 'update';

/** What WordPress lets the user do with plugins. */
export interface PluginRights extends Record<PluginAct, boolean> {
	/** False where the host forbids all changes of files, as with DISALLOW_FILE_MODS. */
	areFilesWritable: boolean;
	/** False where Jetpack has no call that installs and activates. */
	isOffered?: boolean;
}

/** Whether the user may do it here, or who forbids it: the host, or the user's role; or Jetpack can't. */
export type PluginRight = 'given' | 'host' | 'role' | 'jetpack';

/**
 * Whether a button may install, activate or update a plugin. Every such button asks here, because the server itself installs without asking WordPress
 * for the right. Our installation also activates.
 */
export function resolvePluginRight(act: PluginAct, rights: PluginRights): PluginRight {
	if (act !== 'activate' && !rights.areFilesWritable) {
		return 'host';
	}
	if (act !== 'update' && rights.isOffered === false) {
		return 'jetpack';
	}
	return rights[act] && (act !== 'install' || rights.activate) ? 'given' : 'role';
}

/** Shown in place of the button: who can help, or that Jetpack can't. */
export function describePluginDenial(act: PluginAct, right: Exclude<PluginRight, 'given'>): string {
	if (right === 'jetpack') {
		return __("Jetpack on this site doesn't offer this.");
	}
	if (right === 'host') {
		return act === 'update'
			? __("This host doesn't allow updating plugins here.")
			: __("This host doesn't allow installing plugins here.");
	}
	switch (act) {
		case 'install':
			return __('Ask someone who can install plugins on this site.');
		case 'activate':
			return __('Ask someone who can activate plugins on this site.');
		case 'update':
			return __("You don't have permission to see plugin updates.");
	}
}
