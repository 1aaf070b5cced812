import { createSelector } from '@reduxjs/toolkit';
import { resolveUpsell } from '@/domain/recommendations';
import type { RootState } from '../types';

export const selectRecommendationsData = (state: RootState) => state.recommendations.data;
export const selectSuggestions = (state: RootState) => state.recommendations.suggestions;
export const selectConditionalSteps = (state: RootState) => state.recommendations.conditional;
export const selectUpsell = (state: RootState) => state.recommendations.upsell;
export const selectUpsellView = createSelector([selectUpsell], resolveUpsell);

/** The step that the server keeps. */
export const selectSavedStep = (state: RootState) => state.site.recommendations.step;
export const selectIsSavingStep = (state: RootState) => state.recommendations.savingStep !== null;
