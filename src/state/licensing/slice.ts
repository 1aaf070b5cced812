import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Licensing } from '@/domain/licensing';
import { fromPage } from '../store/from-page';

/** The state of a license's activation (LIC-05). */
export type LicenseActivation =
	| { phase: 'idle' }
	| { phase: 'activating' }
	| { phase: 'success'; productId: number }
	| { phase: 'error'; message: string };

/** The state of the license form on the plan page (LIC-23). */
export type LicenseApplication = 'idle' | 'applying' | 'applied' | 'failed';

interface Progress {
	activation: LicenseActivation;
	application: LicenseApplication;
	/** The number of detached licenses when the notice was dismissed on this visit, else null. */
	dismissedCount: number | null;
}

/** The owner's actions on this visit; the rest comes from the page data. */
export const initialLicensing: Progress = {
	activation: { phase: 'idle' },
	application: 'idle',
	dismissedCount: null,
};

const slice = createSlice({
	name: 'licensing',
	initialState: () => fromPage<Licensing & Progress>(),
	reducers: {
		licensingChanged: (state, { payload }: PayloadAction<Partial<Licensing & Progress>>) => ({
			...state,
			...payload,
		}),
		/** The screen was closed; a pending activation continues. */
		activationLeft(state) {
			if (state.activation.phase !== 'activating') {
				state.activation = { phase: 'idle' };
			}
		},
	},
});

export const { licensingChanged, activationLeft } = slice.actions;

export const licensingReducer = slice.reducer;
