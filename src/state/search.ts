import { createSelector } from '@reduxjs/toolkit';
import { selectSiteConnection } from './connection';
import { selectEntitlements, selectPromotion } from './entitlements';
import { selectIsSettingOn } from './settings';
import type { RootState } from './types';

/** The facts about the search on this site. */
export const selectSearchFacts = createSelector(
	[
		selectSiteConnection,
		selectEntitlements,
		selectPromotion,
		(state: RootState) => selectIsSettingOn(state, 'search'),
		(state: RootState) => selectIsSettingOn(state, 'instant_search_enabled'),
		(state: RootState) => selectIsSettingOn(state, 'has_jetpack_search_product'),
	],
	(connection, entitlements, promotion, isOn, isInstantOn, hasSearchProduct) => ({
		connection,
		entitlements,
		promotion,
		isOn,
		isInstantOn,
		hasSearchProduct,
	}),
);
