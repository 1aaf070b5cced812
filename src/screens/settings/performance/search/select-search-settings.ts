import { createSelector } from '@reduxjs/toolkit';
import { resolveSearchSettings } from '@/domain/settings-cards/search';
import { selectIsSettingPending } from '@/state/settings';
import type { RootState } from '@/state/types';
import { selectSearchFacts } from '../../../common/select-search-facts';

const KEYS = ['search', 'instant_search_enabled'];

/** @param isRetrying Whether what failed to load is being asked for again. */
export const selectSearchSettings = createSelector(
	[
		selectSearchFacts,
		(state: RootState) => KEYS.some((key) => selectIsSettingPending(state, key)),
		(_state: RootState, isRetrying: boolean) => isRetrying,
	],
	(facts, isSaving, isRetrying) => resolveSearchSettings({ ...facts, isSaving, isRetrying }),
);
