import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ModuleMap } from '@/domain/modules';

/** What modules are; whether one is on is a setting, and the settings are its only owner. */
const slice = createSlice({
	name: 'modules',
	initialState: (): ModuleMap => ({}),
	reducers: {
		/** The page alone prints the blocks, which are no module. */
		received: ({ blocks }, { payload }: PayloadAction<ModuleMap>) =>
			blocks ? { blocks, ...payload } : payload,
	},
});

export const { received } = slice.actions;
export const modulesReducer = slice.reducer;
