import { combineReducers } from 'redux';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StatsRange, StatsSummary, Visits } from '@/domain/stats';
import { createRemoteSlice, type RemoteSlice } from '../remote-slice';

/** Each range has its own request (API-26). */
export const seriesSlices: Record<StatsRange, RemoteSlice<Visits[]>> = {
	day: createRemoteSlice('stats/day'),
	week: createRemoteSlice('stats/week'),
	month: createRemoteSlice('stats/month'),
};

const summary = createSlice({
	name: 'stats/summary',
	/** Null until the first answer that contains one. */
	initialState: (): StatsSummary | null => null,
	reducers: {
		summaryReceived: (_state, { payload }: PayloadAction<StatsSummary>) => payload,
	},
});

export const { summaryReceived } = summary.actions;

export const statsReducer = combineReducers({
	summary: summary.reducer,
	series: combineReducers({
		day: seriesSlices.day.reducer,
		week: seriesSlices.week.reducer,
		month: seriesSlices.month.reducer,
	}),
});
