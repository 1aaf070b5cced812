import { __ } from '@wordpress/i18n';
import type { ToolsTab } from '@/domain/routes/types';

declare module '@/domain/routes/types' {
	interface ToolsScreens {
		'copy-settings': true;
	}
}

export const copySettingsTab: ToolsTab = {
	screen: 'copy-settings',
	path: '/tools/copy',
	title: () => __('Copy settings'),
};
