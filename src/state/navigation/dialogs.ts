import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The dialogs that the shell renders, so that they stay open when the screen below changes. */
export type DialogKind = 'disconnect' | 'reconnect' | 'mobile-login' | 'reset-options';

const initialState: { open: DialogKind | null } = { open: null };

const slice = createSlice({
	name: 'dialogs',
	initialState,
	reducers: {
		dialogOpened(state, { payload }: PayloadAction<DialogKind>) {
			state.open = payload;
		},
		dialogClosed(state) {
			state.open = null;
		},
	},
	selectors: { selectOpenDialog: ({ open }) => open },
});

export const { dialogOpened, dialogClosed } = slice.actions;
export const { selectOpenDialog } = slice.selectors;
export const dialogsReducer = slice.reducer;
