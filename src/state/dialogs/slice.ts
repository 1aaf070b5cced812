import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The dialogs that live in the shell, so that they outlive the screen beneath them. */
export type DialogKind = 'disconnect' | 'reconnect' | 'mobile-login' | 'reset-options';

export interface DialogsState {
	open: DialogKind | null;
}

const slice = createSlice({
	name: 'dialogs',
	initialState: { open: null } as DialogsState,
	reducers: {
		opened(state, { payload }: PayloadAction<DialogKind>) {
			state.open = payload;
		},
		closed(state) {
			state.open = null;
		},
	},
});

export const { opened, closed } = slice.actions;
export const dialogsReducer = slice.reducer;
