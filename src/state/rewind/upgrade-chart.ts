import * as v from 'valibot';
import { injectValue } from '../store/inject-slice';
import { defineMemory } from '../store/memory';
import type { AppThunk, RootState } from '../store/types';

/** Null until we know whether it was closed in this browser before. */
const isClosed = injectValue<boolean | null>('upgradeChart', null);

/** Counts as closed until that is known, so that the chart doesn't appear and vanish again. */
export const selectIsUpgradeChartClosed = (state: RootState) => isClosed.select(state) !== false;

const CLOSED = 'closed';
const chart = defineMemory('dashboard-for-jetpack-upgrade-chart', v.literal(CLOSED), {
	of: 'browser',
});

/** Reads whether the chart was closed in this browser before; a choice made on this visit takes precedence. */
export const recallUpgradeChart = (): AppThunk => (dispatch, getState) => {
	const known = isClosed.select(getState());
	dispatch(isClosed.changed(known ?? dispatch(chart.recall()) === CLOSED));
};

/** Closes the chart for good (DASH-21): for this visit, and permanently if the browser's storage works. */
export const closeUpgradeChart = (): AppThunk => (dispatch) => {
	dispatch(chart.remember(CLOSED));
	dispatch(isClosed.changed(true));
};
