import { __ } from '@wordpress/i18n';
import type { ToolsTab } from '@/domain/routes/types';

declare module '@/domain/routes/types' {
	interface ToolsScreens {
		changes: true;
	}
}

export const changesTab: ToolsTab = {
	screen: 'changes',
	path: '/tools/changes',
	title: () => __('Changes'),
};
