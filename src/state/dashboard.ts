import { createSelector } from '@reduxjs/toolkit';
import { resolveDashboard } from '@/domain/dashboard';
import { selectCapabilities, selectHasConnectedOwner } from './connection';
import { selectIsModuleActive } from './modules';
import { selectIsSettingOn } from './settings';
import { selectSite, selectUnread } from './site';

type State = Parameters<typeof selectSite>[0];

// Whether the module is on matters only for people who can't toggle it, so that toggling never changes the
// sections.
const selectIsProtectShown = (state: State) =>
	selectCapabilities(state).canManageModules || selectIsModuleActive(state, 'protect');

/** The sections of At a Glance that this person sees, with their cards. */
export const selectSections = createSelector(
	[
		selectCapabilities,
		selectHasConnectedOwner,
		selectIsProtectShown,
		(state: State) => selectSite(state).showBackups,
		(state: State) => selectIsSettingOn(state, 'dismiss_dash_app_card'),
		(state: State) => selectUnread(state) !== null,
	],
	(capabilities, hasConnectedOwner, isProtectOn, showBackups, isAppsCardDismissed, isUnread) =>
		resolveDashboard({
			...capabilities,
			hasConnectedOwner,
			isProtectOn,
			showBackups,
			isAppsCardDismissed,
			isUnread,
		}),
);
