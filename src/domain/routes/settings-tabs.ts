import { __ } from '@wordpress/i18n';
import { keysOf } from '@/lib/values';

const TAB_LABELS = {
	security: () => __('Security', 'dashboard-for-jetpack'),
	performance: () => __('Performance', 'dashboard-for-jetpack'),
	writing: () => __('Writing', 'dashboard-for-jetpack'),
	sharing: () => __('Sharing', 'dashboard-for-jetpack'),
	discussion: () => __('Discussion', 'dashboard-for-jetpack'),
	traffic: () => __('Traffic', 'dashboard-for-jetpack'),
	privacy: () => __('Privacy', 'dashboard-for-jetpack'),
} satisfies Record<string, () => string>;

export type SettingsTab = keyof typeof TAB_LABELS;

/** The settings screens in order; privacy is a screen but not a tab (NAV-26). */
export const SETTINGS_TABS: readonly SettingsTab[] = keysOf(TAB_LABELS);

export const getSettingsTabLabel = (tab: SettingsTab): string => TAB_LABELS[tab]();
