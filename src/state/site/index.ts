import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { findUnread } from '@/domain/site/page-data';
import type { Site } from '@/domain/site/types';
import { fromPage } from '../store/from-page';

const slice = createSlice({
	name: 'site',
	initialState: () => fromPage<Site>(),
	reducers: {
		/** The site is asked for the pieces that the page lacks. */
		piecesRequested({ unread }) {
			if (unread) {
				unread.isRetrying = true;
			}
		},
		/** The site has answered some of them, or none. */
		piecesAnswered(state, { payload: pieces }: PayloadAction<readonly string[]>) {
			for (const failure of state.pageDataFailures) {
				failure.isRead ||= pieces.includes(failure.piece);
			}
			state.unread = findUnread(state, 'failed');
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
	selectors: {
		selectSite: (site) => site,
		selectUnread: ({ unread }) => unread,
	},
});

export const {
	newRecommendationsLearned,
	piecesAnswered,
	piecesRequested,
	recommendationsStepSaved,
	routeMissed,
	storeSetupSeen,
} = slice.actions;
export const { selectSite, selectUnread } = slice.selectors;
export const siteReducer = slice.reducer;
