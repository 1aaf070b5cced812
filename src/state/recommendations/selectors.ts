import { createSelector } from '@reduxjs/toolkit';
import {
	applyChange,
	getViewed,
	type RecommendationsChange,
	type RecommendationsData,
} from '@/domain/recommendations/data';
import { getNewRecommendations } from '@/domain/recommendations/step-order';
import { resolveUpsell } from '@/domain/recommendations/offers';
import { knownData } from '@/lib/remote';
import type { RemoteData } from '../store/remote-slice';
import type { RootState } from '../store/types';
import { conditionalSteps, savedData, selectProgress, suggestions, upsell } from './slice';

export const selectSavedData = savedData.select;
export const selectSuggestions = suggestions.select;
export const selectConditionalSteps = conditionalSteps.select;
export const selectUpsellView = createSelector([upsell.select], resolveUpsell);

export const selectSavedStep = (state: RootState) => state.site.recommendations.step;

const applyAll = (data: RecommendationsData, changes: readonly RecommendationsChange[]) =>
	changes.reduce(applyChange, data);

/** The saved data with the unsaved changes applied. */
export const selectRecommendationsData = createSelector(
	[selectSavedData, (state: RootState) => selectProgress(state).unsaved],
	(remote, unsaved): RemoteData<RecommendationsData> => {
		const known = knownData(remote);
		return known && unsaved.length > 0
			? { phase: 'ready', data: applyAll(known, unsaved) }
			: remote;
	},
);

const NOTHING: RecommendationsData = {};

/** The same as plain data; only the changes made here until the server's data is loaded. */
export const selectAnswers = createSelector(
	[selectSavedData, (state: RootState) => selectProgress(state).unsaved],
	(remote, unsaved) => applyAll(knownData(remote) ?? NOTHING, unsaved),
);

export const selectViewed = createSelector([selectAnswers], getViewed);

/** The new recommendations, by the latest known data (RECS-44). */
export const selectNewRecommendations = createSelector(
	[
		(state: RootState) => state.site.recommendations.new,
		selectConditionalSteps,
		selectSavedData,
		selectViewed,
	],
	(printed, conditional, kept, viewed) =>
		getNewRecommendations({
			printed,
			// The conditional recommendations do not include which steps were viewed.
			conditional: knownData(kept) && knownData(conditional),
			viewed,
		}),
);
