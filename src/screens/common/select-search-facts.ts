import { createSelector } from '@reduxjs/toolkit';
import { selectSiteConnection } from '@/state/connection';
import { selectFeatures } from '@/state/features';
import { selectPromotion } from '@/state/promotions';
import { selectIsSettingOn } from '@/state/settings';
import type { RootState } from '@/state/types';

/** What is known of the provider's search on this site. */
export const selectSearchFacts = createSelector(
	[
		selectSiteConnection,
		selectFeatures,
		selectPromotion,
		(state: RootState) => selectIsSettingOn(state, 'search'),
		(state: RootState) => selectIsSettingOn(state, 'instant_search_enabled'),
		(state: RootState) => selectIsSettingOn(state, 'has_jetpack_search_product'),
	],
	(connection, features, promotion, isOn, isInstantOn, hasSearchProduct) => ({
		connection,
		features,
		promotion,
		isOn,
		isInstantOn,
		hasSearchProduct,
	}),
);
