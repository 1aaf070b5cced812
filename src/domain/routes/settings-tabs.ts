import { __ } from '@wordpress/i18n';
import { keysOf } from '@/lib/values';

const TAB_LABELS = {
	security: () => __('Security'),
	performance: () => __('Performance'),
	writing: () => __('Writing'),
	sharing: () => __('Sharing'),
	discussion: () => __('Discussion'),
	traffic: () => __('Traffic'),
	privacy: () => __('Privacy'),
} satisfies Record<string, () => string>;

export type SettingsTab = keyof typeof TAB_LABELS;

/** The settings screens in order; privacy is a screen but not a tab (NAV-26). */
export const SETTINGS_TABS: readonly SettingsTab[] = keysOf(TAB_LABELS);

export const getSettingsTabLabel = (tab: SettingsTab): string => TAB_LABELS[tab]();
