import { contentApi } from '@/api';
import { createRemoteLoader } from '../remote-loader';
import type { AppThunk, RootState } from '../types';
import { closed, contentCountsSlice, recalled } from './slice';

export const selectContentCounts = (state: RootState) => state.upgradeChart.counts;

/** Until it is known, it counts as closed: nothing may appear only to go again. */
export const selectIsUpgradeChartClosed = (state: RootState) =>
	state.upgradeChart.isClosed !== false;

/** How many posts and comments there are; unknown unless both are known. */
export const loadContentCounts = createRemoteLoader(
	contentCountsSlice,
	selectContentCounts,
	async (api) => {
		const [posts, comments] = await Promise.all([
			api(contentApi).countPosts(),
			api(contentApi).countComments(),
		]);
		return { posts, comments };
	},
);

const KEY = 'dashboard-for-jetpack-upgrade-chart';
const CLOSED = 'closed';

/** Learns whether the chart was closed in this browser before; what this visit has decided stands. */
export const recallUpgradeChart =
	(): AppThunk =>
	(dispatch, _getState, { browser }) =>
		dispatch(recalled(browser.recall(KEY) === CLOSED));

/** Closes the chart for good (DASH-21): for this visit, and where the browser can remember it, beyond. */
export const closeUpgradeChart =
	(): AppThunk =>
	(dispatch, _getState, { browser }) => {
		browser.remember(KEY, CLOSED);
		dispatch(closed());
	};
