import { combineReducers, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ProductOffer, RecommendationsData, Upsell } from '@/domain/recommendations';
import { idle } from '@/lib/remote';
import { createRemoteReducer } from '../remote-entity';
import type { RemoteData } from '../types';

export interface RecommendationsState {
	/** Steps that this site may be offered beside the usual ones. */
	conditional: RemoteData<string[]>;
	data: RemoteData<RecommendationsData>;
	/** The step that is being saved; what is saved is a fact of the site. */
	savingStep: string | null;
	suggestions: RemoteData<ProductOffer[]>;
	upsell: RemoteData<Upsell>;
}

export const initialRecommendations: RecommendationsState = {
	conditional: idle,
	data: idle,
	savingStep: null,
	suggestions: idle,
	upsell: idle,
};

const savingStep = createSlice({
	name: 'recommendations-step',
	initialState: initialRecommendations.savingStep,
	reducers: {
		stepSaveStarted: (_state, { payload }: PayloadAction<string>) => payload,
		/** A later save may run by now. */
		stepSaveEnded: (state, { payload }: PayloadAction<string>) =>
			state === payload ? null : state,
	},
});

export const { stepSaveStarted, stepSaveEnded } = savingStep.actions;

export const recommendationsReducer = combineReducers({
	conditional: createRemoteReducer<string[]>('recommendations-conditional'),
	data: createRemoteReducer<RecommendationsData>('recommendations-data'),
	savingStep: savingStep.reducer,
	suggestions: createRemoteReducer<ProductOffer[]>('recommendations-suggestions'),
	upsell: createRemoteReducer<Upsell>('recommendations-upsell'),
});
