import { createSelector } from '@reduxjs/toolkit';
import { resolveDashboard } from '@/domain/dashboard';
import { TAB_CONDITIONS } from '@/domain/settings/tabs';
import { selectCapabilities, selectHasConnectedOwner } from './connection';
import { createFacts } from './store/create-facts';
import { selectIsModuleActive, selectModules } from './modules';
import { selectIsSettingOn } from './settings';
import { selectSite, selectUnread } from './site';

const selectFacts = createFacts({
	hasConnectedOwner: selectHasConnectedOwner,
	// Whether the module is on matters only for people who can't toggle it, so that toggling never changes the sections.
	isProtectOn: (state) =>
		selectCapabilities(state).canManageModules || selectIsModuleActive(state, 'protect'),
	showBackups: (state) => selectSite(state).showBackups,
	hasPerformanceTab: (state) =>
		selectUnread(state) !== null ||
		(TAB_CONDITIONS.performance ?? []).some((slug) => selectModules(state)[slug] !== undefined),
	isAppsCardDismissed: (state) => selectIsSettingOn(state, 'dismiss_dash_app_card'),
	isUnread: (state) => selectUnread(state) !== null,
});

/** The sections of At a Glance that this person sees, with their cards. */
export const selectSections = createSelector(
	[selectCapabilities, selectFacts],
	(capabilities, facts) => resolveDashboard({ ...capabilities, ...facts }),
);
