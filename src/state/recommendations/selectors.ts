import { createSelector } from '@reduxjs/toolkit';
import {
	applyChange,
	getNewRecommendations,
	getViewed,
	type RecommendationsChange,
	type RecommendationsData,
	resolveUpsell,
} from '@/domain/recommendations';
import { knownData } from '@/lib/remote';
import type { RemoteData } from '../remote-slice';
import type { RootState } from '../types';
import { selectRecommendations } from './slice';

/** As the server last said. */
export const selectKeptData = (state: RootState) => selectRecommendations(state).data;
export const selectSuggestions = (state: RootState) => selectRecommendations(state).suggestions;
export const selectConditionalSteps = (state: RootState) =>
	selectRecommendations(state).conditional;
export const selectProgress = (state: RootState) => selectRecommendations(state).progress;
export const selectUpsell = (state: RootState) => selectRecommendations(state).upsell;
export const selectUpsellView = createSelector([selectUpsell], resolveUpsell);

/** The step that the server keeps. */
export const selectSavedStep = (state: RootState) => state.site.recommendations.step;

const applyAll = (data: RecommendationsData, changes: readonly RecommendationsChange[]) =>
	changes.reduce(applyChange, data);

/** What is remembered, with what the server does not have yet. */
export const selectRecommendationsData = createSelector(
	[selectKeptData, (state: RootState) => selectProgress(state).unsaved],
	(remote, unsaved): RemoteData<RecommendationsData> => {
		const known = knownData(remote);
		return known && unsaved.length > 0
			? { phase: 'ready', data: applyAll(known, unsaved) }
			: remote;
	},
);

const NOTHING: RecommendationsData = {};

/** The same as plain data, of what was done here alone while the server's is not known. */
export const selectAnswers = createSelector(
	[selectKeptData, (state: RootState) => selectProgress(state).unsaved],
	(remote, unsaved) => applyAll(knownData(remote) ?? NOTHING, unsaved),
);

export const selectViewed = createSelector([selectAnswers], getViewed);

/** What is newly recommended, from the newest that is known (RECS-44). */
export const selectNewRecommendations = createSelector(
	[
		(state: RootState) => state.site.recommendations.new,
		selectConditionalSteps,
		selectKeptData,
		selectViewed,
	],
	(printed, conditional, kept, viewed) =>
		getNewRecommendations({
			printed,
			// What calls for attention says nothing of what was seen.
			conditional: knownData(kept) && knownData(conditional),
			viewed,
		}),
);
