import { createSelector } from '@reduxjs/toolkit';
import {
	isCardVisible,
	isFolderAddress,
	SETTINGS_CARDS,
	type SettingsCard,
	type SiteFacts,
} from '@/domain/settings/registry';
import { isToolbarAlwaysOn } from '@/domain/writing';
import { selectCapabilities } from '@/state/connection';
import { selectIsModuleActive, selectModules } from '@/state/modules';
import { selectSite } from '@/state/site';
import type { RootState } from '@/state/types';

// Whether a publisher's module is on is all that visibility reads of the settings: a toggle must not touch the rest.
const selectPublicizeOn = (state: RootState) => selectIsModuleActive(state, 'publicize');
const selectPostByEmailOn = (state: RootState) => selectIsModuleActive(state, 'post-by-email');

/** What of the registry this site can have at all. */
export const selectSiteFacts = createSelector(
	[selectModules, (state: RootState) => selectSite(state).rawUrl],
	(modules, rawUrl): SiteFacts => ({
		hasModule: (slug) => modules[slug] !== undefined,
		isInFolder: isFolderAddress(rawUrl),
	}),
);

/** The cards that this site has and this person may see, of all tabs in their order. */
export const selectVisibleCards = createSelector(
	[
		selectSiteFacts,
		selectCapabilities,
		(state: RootState) => selectSite(state).showBackups,
		(state: RootState) =>
			isToolbarAlwaysOn(selectSite(state), selectModules(state).masterbar?.override),
		selectPublicizeOn,
		selectPostByEmailOn,
	],
	(
		site,
		{ canManageModules, canEditPosts },
		showBackups,
		isToolbarOn,
		isPublicizeOn,
		isPostByEmailOn,
	): readonly SettingsCard[] =>
		SETTINGS_CARDS.filter((card) =>
			isCardVisible(card, {
				...site,
				canManageModules,
				canEditPosts,
				showBackups,
				isToolbarAlwaysOn: isToolbarOn,
				isModuleOn: (slug) => (slug === 'publicize' ? isPublicizeOn : isPostByEmailOn),
			}),
		),
);
