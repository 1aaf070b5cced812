import { createSelector } from '@reduxjs/toolkit';
import { recommendationsApi } from '@/api';
import { resolveUpsell } from '@/domain/recommendations';
import { createRemoteLoader } from '../remote-loader';
import type { RootState } from '../types';
import { conditionalSlice, dataSlice, suggestionsSlice, upsellSlice } from './slice';

export const selectRecommendationsData = (state: RootState) => state.recommendations.data;
export const selectSuggestions = (state: RootState) => state.recommendations.suggestions;
export const selectConditionalSteps = (state: RootState) => state.recommendations.conditional;
export const selectUpsell = (state: RootState) => state.recommendations.upsell;
export const selectUpsellView = createSelector([selectUpsell], resolveUpsell);

/** The step that the server keeps. */
export const selectSavedStep = (state: RootState) => state.site.recommendations.step;
export const selectIsSavingStep = (state: RootState) => state.recommendations.savingStep !== null;

export const loadRecommendationsData = createRemoteLoader(
	dataSlice,
	selectRecommendationsData,
	(api) => api(recommendationsApi).loadData(),
);

export const loadSuggestions = createRemoteLoader(suggestionsSlice, selectSuggestions, (api) =>
	api(recommendationsApi).loadSuggestions(),
);

export const loadUpsell = createRemoteLoader(upsellSlice, selectUpsell, (api) =>
	api(recommendationsApi).loadUpsell(),
);

export const loadConditionalSteps = createRemoteLoader(
	conditionalSlice,
	selectConditionalSteps,
	(api) => api(recommendationsApi).loadConditional(),
);
