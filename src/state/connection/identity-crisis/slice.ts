import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ErrorInfo } from '@/api';
import type { IdentityCrisis } from '@/domain/connection/identity-crisis';

export type CrisisTask = 'confirm-safe-mode' | 'migrate' | 'start-fresh';

export interface IdentityCrisisState extends IdentityCrisis {
	/** At most one action runs at a time. */
	running: CrisisTask | null;
	error: ErrorInfo | null;
}

export const initialIdentityCrisis: IdentityCrisisState = {
	knownUrl: '',
	currentUrl: '',
	running: null,
	error: null,
	isSafeModeConfirmed: false,
};

const slice = createSlice({
	name: 'identity-crisis',
	initialState: initialIdentityCrisis,
	reducers: {
		/** The page's own data beat what Jetpack's script has printed. */
		crisisPrinted(state, { payload }: PayloadAction<IdentityCrisis>) {
			if (!state.knownUrl || !state.currentUrl) {
				state.knownUrl = payload.knownUrl;
				state.currentUrl = payload.currentUrl;
			}
			state.isSafeModeConfirmed ||= payload.isSafeModeConfirmed;
		},
		changed: (state, { payload }: PayloadAction<Partial<IdentityCrisisState>>) => ({
			...state,
			...payload,
		}),
	},
});

export const { crisisPrinted, changed } = slice.actions;
export const identityCrisisReducer = slice.reducer;
