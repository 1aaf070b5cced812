import { createSlice } from '@reduxjs/toolkit';
import type { Site } from '@/domain/site';

const slice = createSlice({
	name: 'site',
	initialState: {} as Site,
	reducers: {
		storeSetupSeen(state) {
			state.hasSeenStoreSetup = true;
		},
	},
});

export const { storeSetupSeen } = slice.actions;
export const siteReducer = slice.reducer;
