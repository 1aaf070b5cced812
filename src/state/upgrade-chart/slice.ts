import { combineReducers, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ContentCounts } from '@/domain/dashboard';
import { idle } from '@/lib/remote';
import { createRemoteReducer } from '../remote-entity';
import type { RemoteData } from '../types';

export interface UpgradeChartState {
	counts: RemoteData<ContentCounts>;
	/** Null until it is known whether somebody closed it in this browser before. */
	isClosed: boolean | null;
}

export const initialUpgradeChart: UpgradeChartState = { counts: idle, isClosed: null };

const isClosed = createSlice({
	name: 'upgrade-chart',
	initialState: initialUpgradeChart.isClosed,
	reducers: {
		recalled: (known, { payload }: PayloadAction<boolean>) => known ?? payload,
		closed: () => true,
	},
});

export const { recalled, closed } = isClosed.actions;

export const upgradeChartReducer = combineReducers({
	counts: createRemoteReducer<ContentCounts>('content-counts'),
	isClosed: isClosed.reducer,
});
