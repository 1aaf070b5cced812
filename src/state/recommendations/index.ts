import { createSelector } from '@reduxjs/toolkit';
import { type Api, recommendationsApi } from '@/api';
import {
	type RecommendationsChange,
	type RecommendationsData,
	resolveUpsell,
} from '@/domain/recommendations';
import { createWriteQueue, type WriteQueue } from '@/lib/write-queue';
import { toOutcome } from '../outcome';
import { createRemoteLoader } from '../remote-loader';
import { recommendationsStepSaved } from '../site/slice';
import type { AsyncThunk, RootState } from '../types';
import {
	conditionalSlice,
	dataSlice,
	stepSaveEnded,
	stepSaveStarted,
	suggestionsSlice,
	upsellSlice,
} from './slice';

export const selectRecommendationsData = (state: RootState) => state.recommendations.data;
export const selectSuggestions = (state: RootState) => state.recommendations.suggestions;
export const selectConditionalSteps = (state: RootState) => state.recommendations.conditional;
const selectUpsell = (state: RootState) => state.recommendations.upsell;
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

/** Remembers where the assistant goes on (API-43, RECS-31). */
export const saveStep =
	(step: string): AsyncThunk<true> =>
	async (dispatch, _getState, { api }) => {
		dispatch(stepSaveStarted(step));
		const outcome = await toOutcome(() => api(recommendationsApi).saveStep(step));
		if (outcome.data) {
			dispatch(recommendationsStepSaved(step));
		}
		dispatch(stepSaveEnded(step));
		return outcome;
	};

const applyChange =
	(change: RecommendationsChange): AsyncThunk<RecommendationsData> =>
	async (dispatch, _getState, { api }) => {
		const known = await dispatch(loadRecommendationsData());
		if (known.error) {
			return known;
		}
		const data = change(known.data);
		if (data === known.data) {
			return known;
		}
		const saved = await toOutcome(() => api(recommendationsApi).saveData(data));
		if (saved.error) {
			return saved;
		}
		dispatch(dataSlice.received(data));
		return { data };
	};

const queues = new WeakMap<Api, WriteQueue>();

function queueOf(api: Api): WriteQueue {
	const queue = queues.get(api) ?? createWriteQueue();
	queues.set(api, queue);
	return queue;
}

/**
 * Saves a change such as `markSkipped('monitor')` (API-39, RECS-37); one that changes nothing is not sent.
 *
 * A save replaces all that the server keeps. So each change starts from what the one before it left, and
 * none is made before it is known what is kept.
 */
export const saveRecommendations =
	(change: RecommendationsChange): AsyncThunk<RecommendationsData> =>
	(dispatch, _getState, { api }) =>
		queueOf(api)(() => dispatch(applyChange(change)));
