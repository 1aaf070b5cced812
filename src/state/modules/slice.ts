import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ModuleMap } from '@/domain/modules/types';

/** The modules' records; whether a module is on is a setting and is kept there only. */
const slice = createSlice({
	name: 'modules',
	initialState: (): ModuleMap => ({}),
	reducers: {
		/** Only the page prints the blocks module, which the server's list lacks. */
		received(state, { payload }: PayloadAction<ModuleMap>) {
			// An empty list means nothing, because every site has modules.
			if (Object.keys(payload).length === 0) {
				return state;
			}
			return state.blocks ? { blocks: state.blocks, ...payload } : payload;
		},
	},
});

export const { received } = slice.actions;
export const modulesReducer = slice.reducer;
