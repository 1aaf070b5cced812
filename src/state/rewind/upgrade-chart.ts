import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { injectSlice } from '../store/inject-slice';
import { defineMemory } from '../store/memory';
import type { AppThunk, RootState } from '../store/types';

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

const selectIsClosed = injectSlice('upgradeChart', isClosed.reducer);

/** Counts as closed until that is known, so that the chart doesn't appear and vanish again. */
export const selectIsUpgradeChartClosed = (state: RootState) => selectIsClosed(state) !== false;

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
