import { combineReducers, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ContentCounts } from '@/domain/backup';
import { createRemoteSlice } from '../remote-slice';

export const contentCountsSlice = createRemoteSlice<ContentCounts>('contentCounts');

const isClosed = createSlice({
	name: 'upgradeChart',
	/** Null until it is known whether somebody closed it in this browser before. */
	initialState: (): boolean | null => null,
	reducers: {
		recalled: (known, { payload }: PayloadAction<boolean>) => known ?? payload,
		closed: () => true,
	},
});

export const { recalled, closed } = isClosed.actions;

export const upgradeChartReducer = combineReducers({
	counts: contentCountsSlice.reducer,
	isClosed: isClosed.reducer,
});
