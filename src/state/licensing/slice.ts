import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LicenseCounts, Licensing, NoticeDismissal } from '@/domain/licensing';
import { fromPage } from '../from-page';

/** How the activation of a license stands (LIC-05). */
export type LicenseActivation =
	| { phase: 'idle' }
	| { phase: 'activating' }
	| { phase: 'success'; productId: number }
	| { phase: 'error'; message: string };

/** How the form of the plan page stands (LIC-23). */
export type LicenseApplication = 'idle' | 'applying' | 'applied' | 'failed';

interface Progress {
	activation: LicenseActivation;
	application: LicenseApplication;
	isCounting: boolean;
	/** How many licenses were detached when the notice was put away on this visit, else null. */
	dismissedCount: number | null;
}

/** What the owner does with licenses on this visit; the rest is printed. */
export const initialLicensing: Progress = {
	activation: { phase: 'idle' },
	application: 'idle',
	isCounting: false,
	dismissedCount: null,
};

const slice = createSlice({
	name: 'licensing',
	initialState: () => fromPage<Licensing & Progress>(),
	reducers: {
		activationChanged(state, { payload }: PayloadAction<LicenseActivation>) {
			state.activation = payload;
		},
		/** Its screen was left; what is under way goes on. */
		activationLeft(state) {
			if (state.activation.phase !== 'activating') {
				state.activation = { phase: 'idle' };
			}
		},
		applicationChanged(state, { payload }: PayloadAction<LicenseApplication>) {
			state.application = payload;
		},
		countsRequested(state) {
			state.isCounting = true;
		},
		countsReceived(state, { payload }: PayloadAction<LicenseCounts>) {
			state.counts = payload;
			state.isCounting = false;
		},
		countsFailed(state) {
			state.isCounting = false;
		},
		errorChanged(state, { payload }: PayloadAction<string>) {
			state.error = payload;
		},
		noticeDismissed(state, { payload }: PayloadAction<number>) {
			state.dismissedCount = payload;
		},
		dismissalReceived(state, { payload }: PayloadAction<NoticeDismissal>) {
			state.dismissedNotice = payload;
		},
	},
});

export const {
	activationChanged,
	activationLeft,
	applicationChanged,
	countsRequested,
	countsReceived,
	countsFailed,
	errorChanged,
	noticeDismissed,
	dismissalReceived,
} = slice.actions;

export const licensingReducer = slice.reducer;
