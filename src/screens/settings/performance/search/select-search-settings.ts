import { createSelector } from '@reduxjs/toolkit';
import { resolveSearchSettings } from '@/domain/settings-cards/search';
import { selectIsSettingPending } from '@/state/settings';
import type { RootState } from '@/state/types';
import { selectSearchFacts } from '../../../common/select-search-facts';

const KEYS = ['search', 'instant_search_enabled'];

export const selectSearchSettings = createSelector(
	[selectSearchFacts, (state: RootState) => KEYS.some((key) => selectIsSettingPending(state, key))],
	(facts, isSaving) => resolveSearchSettings({ ...facts, isSaving }),
);
