import { combineReducers, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ProductOffer, RecommendationsData, Upsell } from '@/domain/recommendations';
import { createRemoteSlice } from '../remote-slice';

/** Steps that this site may be offered beside the usual ones. */
export const conditionalSlice = createRemoteSlice<string[]>('recommendations/conditional');
export const dataSlice = createRemoteSlice<RecommendationsData>('recommendations/data');
export const suggestionsSlice = createRemoteSlice<ProductOffer[]>('recommendations/suggestions');
export const upsellSlice = createRemoteSlice<Upsell>('recommendations/upsell');

const savingStep = createSlice({
	name: 'recommendations/step',
	/** The step that is being saved; what is saved is a fact of the site. */
	initialState: (): string | null => null,
	reducers: {
		stepSaveStarted: (_state, { payload }: PayloadAction<string>) => payload,
		/** A later save may run by now. */
		stepSaveEnded: (state, { payload }: PayloadAction<string>) =>
			state === payload ? null : state,
	},
});

export const { stepSaveStarted, stepSaveEnded } = savingStep.actions;

export const recommendationsReducer = combineReducers({
	conditional: conditionalSlice.reducer,
	data: dataSlice.reducer,
	savingStep: savingStep.reducer,
	suggestions: suggestionsSlice.reducer,
	upsell: upsellSlice.reducer,
});
