import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ErrorInfo } from '@/api';
import type { StatsRange, StatsSummary, Visits } from '@/domain/stats';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';
import type { RemoteData } from '../types';

export interface StatsState {
	/** Null until the first answer that holds one. */
	summary: StatsSummary | null;
	/** Each range is a request of its own (API-26). */
	series: Record<StatsRange, RemoteData<Visits[]>>;
}

export const initialStats: StatsState = {
	summary: null,
	series: { day: idle, week: idle, month: idle },
};

type SeriesState = RemoteData<Visits[]>;

interface Received {
	range: StatsRange;
	visits: Visits[];
	summary: StatsSummary | null;
}

const slice = createSlice({
	name: 'stats',
	initialState: initialStats,
	reducers: {
		requested(state, { payload: range }: PayloadAction<StatsRange>) {
			state.series[range] = toLoading(state.series[range] as SeriesState) as never;
		},
		received(state, { payload: { range, visits, summary } }: PayloadAction<Received>) {
			state.summary = summary ?? state.summary;
			state.series[range] = toReady(visits) as never;
		},
		failed(
			state,
			{ payload: { range, error } }: PayloadAction<{ range: StatsRange; error: ErrorInfo }>,
		) {
			state.series[range] = toFailed(state.series[range] as SeriesState, error) as never;
		},
	},
});

export const { requested, received, failed } = slice.actions;
export const statsReducer = slice.reducer;
