import { combineReducers, createAction } from '@reduxjs/toolkit';
import type { ErrorInfo } from '@/api';
import type {
	ProductOffer,
	RecommendationsChange,
	RecommendationsData,
	Upsell,
} from '@/domain/recommendations';
import { injectSlice } from '../inject-slice';
import { createRemoteSlice } from '../remote-slice';

declare module '../root-reducer' {
	interface InjectedSlices {
		recommendations: ReturnType<typeof recommendationsReducer>;
	}
}

/** Steps that this site may be offered beside the usual ones. */
export const conditionalSlice = createRemoteSlice<string[]>('recommendations/conditional');
/** As the server keeps it. */
export const dataSlice = createRemoteSlice<RecommendationsData>('recommendations/data');
export const suggestionsSlice = createRemoteSlice<ProductOffer[]>('recommendations/suggestions');
export const upsellSlice = createRemoteSlice<Upsell>('recommendations/upsell');

/** What a person has done here, and how much of it the server has. */
export interface Progress {
	/** The step whose page is open; null before the first. */
	step: string | null;
	/** What the server does not have yet, in its order. */
	unsaved: RecommendationsChange[];
	isSaving: boolean;
	/** Why the last save failed; it stands until one succeeds. */
	error: ErrorInfo | null;
}

const START: Progress = { step: null, unsaved: [], isSaving: false, error: null };

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
