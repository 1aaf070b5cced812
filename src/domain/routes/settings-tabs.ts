import { __ } from '@wordpress/i18n';
import { assertNever } from '@/lib/values';

/** The settings screens in order; privacy is a screen but not a tab (NAV-26). */
export const SETTINGS_TABS = [
	'security',
	'performance',
	'writing',
	'sharing',
	'discussion',
	'traffic',
	'privacy',
] as const;

export type SettingsTab = (typeof SETTINGS_TABS)[number];

export function getSettingsTabLabel(tab: SettingsTab): string {
	switch (tab) {
		case 'security':
			return __('Security', 'dashboard-for-jetpack');
		case 'performance':
			return __('Performance', 'dashboard-for-jetpack');
		case 'writing':
			return __('Writing', 'dashboard-for-jetpack');
		case 'sharing':
			return __('Sharing', 'dashboard-for-jetpack');
		case 'discussion':
			return __('Discussion', 'dashboard-for-jetpack');
		case 'traffic':
			return __('Traffic', 'dashboard-for-jetpack');
		case 'privacy':
			return __('Privacy', 'dashboard-for-jetpack');
		default:
			return assertNever(tab);
	}
}
