import type { StatsRange } from '@/domain/stats';
import type { RootState } from '../types';

export { loadStats, openStatsTab } from './thunks';
export const selectStats = (state: RootState) => state.stats;
export const selectStatsSummary = (state: RootState) => state.stats.summary;
export const selectStatsSeries = (state: RootState) => state.stats.series;
export const selectStatsPhase = (state: RootState, range: StatsRange) =>
	state.stats.series[range].phase;
