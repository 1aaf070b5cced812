import { combineReducers } from 'redux';
import { createAction } from '@reduxjs/toolkit';
import type { ErrorInfo } from '@/api';
import type { ProductOffer, Upsell } from '@/domain/recommendations/offers';
import type { RecommendationsChange, RecommendationsData } from '@/domain/recommendations/data';
import { injectSlice } from '../store/inject-slice';
import { createRemoteSlice } from '../store/remote-slice';

/** Additional steps for this site besides the usual ones. */
export const conditionalSlice = createRemoteSlice<string[]>('recommendations/conditional');
/** The saved data. */
export const dataSlice = createRemoteSlice<RecommendationsData>('recommendations/data');
export const suggestionsSlice = createRemoteSlice<ProductOffer[]>('recommendations/suggestions');
export const upsellSlice = createRemoteSlice<Upsell>('recommendations/upsell');

/** The user's changes, and how many of them are saved. */
export interface Progress {
	/** The step whose page is open; null before the first. */
	step: string | null;
	/** Whether the opening of that step is still to be recorded (RECS-32). */
	isViewDue: boolean;
	/** The unsaved changes, in order. */
	unsaved: RecommendationsChange[];
	isSaving: boolean;
	/** Why the last save failed; kept until one succeeds. */
	error: ErrorInfo | null;
}

const START: Progress = {
	step: null,
	isViewDue: false,
	unsaved: [],
	isSaving: false,
	error: null,
};

export const progressed = createAction<Partial<Progress>>('recommendations/progressed');

const progressReducer = (state: Progress = START, action: { type: string }): Progress =>
	progressed.match(action) ? { ...state, ...action.payload } : state;

const recommendationsReducer = combineReducers({
	conditional: conditionalSlice.reducer,
	data: dataSlice.reducer,
	progress: progressReducer,
	suggestions: suggestionsSlice.reducer,
	upsell: upsellSlice.reducer,
});

export const selectRecommendations = injectSlice('recommendations', recommendationsReducer);
