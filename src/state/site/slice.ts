import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isAnswered } from '@/domain/page-data';
import type { Site } from '@/domain/site/types';
import { fromPage } from '../from-page';

const slice = createSlice({
	name: 'site',
	initialState: () => fromPage<Site>(),
	reducers: {
		missingPiecesRead(state) {
			state.pageDataFailures.filter(isAnswered).forEach((failure) => (failure.isRead = true));
		},
		routeMissed(state, { payload }: PayloadAction<string>) {
			state.missingRoutes.push(payload);
		},
		storeSetupSeen(state) {
			state.hasSeenStoreSetup = true;
		},
		recommendationsStepSaved(state, { payload }: PayloadAction<string>) {
			state.recommendations.step = payload;
		},
		newRecommendationsLearned(state, { payload }: PayloadAction<string[]>) {
			state.recommendations.new = payload;
		},
	},
});

export const {
	missingPiecesRead,
	newRecommendationsLearned,
	recommendationsStepSaved,
	routeMissed,
	storeSetupSeen,
} = slice.actions;
export const siteReducer = slice.reducer;
