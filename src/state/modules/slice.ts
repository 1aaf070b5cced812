import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ModuleMap } from '@/domain/modules';

/** What modules are; whether one is on is a setting, and the settings are its only owner. */
const slice = createSlice({
	name: 'modules',
	initialState: (): ModuleMap => ({}),
	reducers: {
		received: (_state, { payload }: PayloadAction<ModuleMap>) => payload,
	},
});

export const { received } = slice.actions;
export const modulesReducer = slice.reducer;
