import { createSelector } from '@reduxjs/toolkit';
import { resolveSearchSettings } from '@/domain/settings-cards/search';
import { selectSiteConnection } from '@/state/connection';
import { selectFeatures } from '@/state/features';
import { selectPromotion } from '@/state/promotions';
import { selectIsSettingOn, selectIsSettingPending } from '@/state/settings';
import type { RootState } from '@/state/types';

const KEYS = ['search', 'instant_search_enabled'];

/** @param isRetrying Whether what failed to load is being asked for again. */
export const selectSearchSettings = createSelector(
	[
		selectSiteConnection,
		selectFeatures,
		selectPromotion,
		(state: RootState) => selectIsSettingOn(state, 'search'),
		(state: RootState) => selectIsSettingOn(state, 'instant_search_enabled'),
		(state: RootState) => selectIsSettingOn(state, 'has_jetpack_search_product'),
		(state: RootState) => KEYS.some((key) => selectIsSettingPending(state, key)),
		(_state: RootState, isRetrying: boolean) => isRetrying,
	],
	(connection, features, promotion, isOn, isInstantOn, hasSearchProduct, isSaving, isRetrying) =>
		resolveSearchSettings({
			connection,
			features,
			promotion,
			isOn,
			isInstantOn,
			hasSearchProduct,
			isSaving,
			isRetrying,
		}),
);
