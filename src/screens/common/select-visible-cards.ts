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

// The only setting on which the visibility of cards depends, so that other toggles don't recompute it.
const selectPublicizeOn = (state: RootState) => selectIsModuleActive(state, 'publicize');
const selectPostByEmailOn = (state: RootState) => selectIsModuleActive(state, 'post-by-email');

/** The facts about the site that decide which settings it can have. */
export const selectSiteFacts = createSelector(
	[selectModules, (state: RootState) => selectSite(state).rawUrl],
	(modules, rawUrl): SiteFacts => ({
		hasModule: (slug) => modules[slug] !== undefined,
		isInFolder: isFolderAddress(rawUrl),
	}),
);

/** The cards that this site has and this person may see, from all tabs, in order. */
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
