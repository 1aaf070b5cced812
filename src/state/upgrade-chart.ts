import { combineReducers } from 'redux';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { contentApi } from '@/api/entities/posts';
import type { ContentCounts } from '@/domain/backup/upgrade-chart';
import { injectSlice } from './inject-slice';
import { defineMemory } from './memory';
import { loadLatestPosts, selectLatestPosts } from './posts';
import { createRemoteLoader } from './remote-loader';
import { createRemoteSlice } from './remote-slice';
import type { AppThunk, RootState } from './types';

declare module './root-reducer' {
	interface InjectedSlices {
		upgradeChart: ReturnType<typeof upgradeChartReducer>;
	}
}

const contentCountsSlice = createRemoteSlice<ContentCounts>('contentCounts');

const isClosed = createSlice({
	name: 'upgradeChart',
	/** Null until we know whether it was closed in this browser before. */
	initialState: (): boolean | null => null,
	reducers: {
		recalled: (known, { payload }: PayloadAction<boolean>) => known ?? payload,
		closed: () => true,
	},
});

const { recalled, closed } = isClosed.actions;

const upgradeChartReducer = combineReducers({
	counts: contentCountsSlice.reducer,
	isClosed: isClosed.reducer,
});

const selectUpgradeChart = injectSlice('upgradeChart', upgradeChartReducer);

export const selectContentCounts = (state: RootState) => selectUpgradeChart(state).counts;

/** Counts as closed until that is known, so that the chart doesn't appear and vanish again. */
export const selectIsUpgradeChartClosed = (state: RootState) =>
	selectUpgradeChart(state).isClosed !== false;

/** The number of posts. A list that this screen has requested anyway has it; otherwise one post is requested, because a plugin may make each of them slow. */
const countPosts =
	(): AppThunk<Promise<number>> =>
	async (dispatch, getState, { api }) => {
		const isAsked = selectLatestPosts(getState()).phase !== 'idle';
		const latest = isAsked ? (await dispatch(loadLatestPosts())).data : undefined;
		return latest?.total ?? api(contentApi).countPosts();
	};

/** The numbers of posts and comments; unknown unless both are known. */
export const loadContentCounts = createRemoteLoader(
	contentCountsSlice,
	selectContentCounts,
	async (api, _browser, dispatch) => {
		const [posts, comments] = await Promise.all([
			dispatch(countPosts()),
			api(contentApi).countComments(),
		]);
		return { posts, comments };
	},
);

const CLOSED = 'closed';
const chart = defineMemory('dashboard-for-jetpack-upgrade-chart', v.literal(CLOSED), {
	of: 'browser',
});

/** Reads whether the chart was closed in this browser before; a choice made on this visit takes precedence. */
export const recallUpgradeChart = (): AppThunk => (dispatch) =>
	dispatch(recalled(dispatch(chart.recall()) === CLOSED));

/** Closes the chart for good (DASH-21): for this visit, and permanently if the browser's storage works. */
export const closeUpgradeChart = (): AppThunk => (dispatch) => {
	dispatch(chart.remember(CLOSED));
	dispatch(closed());
};
