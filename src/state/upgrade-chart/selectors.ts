import type { RootState } from '../types';

export const selectContentCounts = (state: RootState) => state.upgradeChart.counts;

/** Until it is known, it counts as closed: nothing may appear only to go again. */
export const selectIsUpgradeChartClosed = (state: RootState) =>
	state.upgradeChart.isClosed !== false;
