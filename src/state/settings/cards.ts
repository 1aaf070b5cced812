import { createSelector } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import {
	isCardVisible,
	isFolderAddress,
	knowsKey,
	SETTINGS_CARDS,
	type SettingsCard,
	type SiteFacts,
} from '@/domain/settings/registry';
import { isToolbarAlwaysOn } from '@/domain/settings/tabs/writing';
import { selectCapabilities } from '../connection';
import { selectIsModuleActive, selectModules } from '../modules';
import { selectSite } from '../site';
import type { RootState } from '../store/types';

// The only setting on which the visibility of cards depends, so that other toggles don't recompute it.
const selectPublicizeOn = (state: RootState) => selectIsModuleActive(state, 'publicize');
const selectPostByEmailOn = (state: RootState) => selectIsModuleActive(state, 'post-by-email');

/** The keys of the server's settings; the same list as long as only values change. */
const selectServerKeys = createSelector(
	[(state: RootState) => state.settings.saved],
	(saved) => Object.keys(saved),
	{
		memoizeOptions: { resultEqualityCheck: shallowEqual },
	},
);

/** The facts about the site and its server that decide which settings it can have. */
export const selectSiteFacts = createSelector(
	[selectModules, selectServerKeys, (state: RootState) => selectSite(state).rawUrl],
	(modules, keys, rawUrl): SiteFacts => ({
		hasModule: (slug) => modules[slug] !== undefined,
		hasKey: knowsKey(keys),
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
