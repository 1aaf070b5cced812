import { __, sprintf } from '@wordpress/i18n';
import type { ErrorInfo } from '@/api';
import type { PluginTask } from '@/domain/plugins';

export const underWay = (task: PluginTask, name: string) =>
	task === 'installing'
		? /* translators: %s: name of a plugin. */
			sprintf(__('Installing %s…', 'jetpack'), name)
		: /* translators: %s: name of a plugin. */
			sprintf(__('Activating %s…', 'jetpack'), name);

export const activated = (name: string) =>
	/* translators: %s: name of a plugin. */
	sprintf(__('%s has been activated.', 'jetpack'), name);

/** CARD-03, SCAN-21. */
export const failed = (error: ErrorInfo, name: string) =>
	error.code === 'install_plugin_failed'
		? /* translators: %s: name of a plugin. */
			sprintf(__('Could not install %s.', 'jetpack'), name)
		: /* translators: %s: name of a plugin. */
			sprintf(__('Could not activate %s.', 'jetpack'), name);
