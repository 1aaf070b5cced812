import { __ } from '@wordpress/i18n';

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

const TAB_LABELS: Record<SettingsTab, () => string> = {
	security: () => __('Security', 'dashboard-for-jetpack'),
	performance: () => __('Performance', 'dashboard-for-jetpack'),
	writing: () => __('Writing', 'dashboard-for-jetpack'),
	sharing: () => __('Sharing', 'dashboard-for-jetpack'),
	discussion: () => __('Discussion', 'dashboard-for-jetpack'),
	traffic: () => __('Traffic', 'dashboard-for-jetpack'),
	privacy: () => __('Privacy', 'dashboard-for-jetpack'),
};

export const getSettingsTabLabel = (tab: SettingsTab): string => TAB_LABELS[tab]();
