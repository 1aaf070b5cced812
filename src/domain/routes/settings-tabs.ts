import { __ } from '@wordpress/i18n';
import { assertNever } from '@/lib/assert-never';

/** The settings screens in their order; privacy is one without being a tab (NAV-26). */
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
			return __('Security', 'jetpack');
		case 'performance':
			return __('Performance', 'jetpack');
		case 'writing':
			return __('Writing', 'jetpack');
		case 'sharing':
			return __('Sharing', 'jetpack');
		case 'discussion':
			return __('Discussion', 'jetpack');
		case 'traffic':
			return __('Traffic', 'jetpack');
		case 'privacy':
			return __('Privacy', 'jetpack');
		default:
			return assertNever(tab, 'settings tab');
	}
}
