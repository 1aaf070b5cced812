import { createSlice, type PayloadAction, type Reducer } from '@reduxjs/toolkit';
import type { License, LicenseCounts, Licensing, NoticeDismissal } from '@/domain/licensing';
import { idle } from '@/lib/remote';
import { createRemoteReducer } from '../remote-entity';
import type { RemoteData } from '../types';

/** LIC-05. */
export type LicenseActivation =
	| { phase: 'idle' }
	| { phase: 'activating' }
	| { phase: 'success'; productId: number }
	| { phase: 'error'; message: string };

/** LIC-23. */
export type LicenseApplication = 'idle' | 'applying' | 'applied' | 'failed';

interface Progress {
	activation: LicenseActivation;
	application: LicenseApplication;
	isCounting: boolean;
	/** How many licences were detached when the notice was put away on this visit, else null. */
	dismissedCount: number | null;
}

/** What the page printed, what became of it, and what the owner is doing with it. */
export interface LicensingState extends Licensing, Progress {
	licenses: RemoteData<License[]>;
}

export const initialLicensing = {
	activation: { phase: 'idle' },
	application: 'idle',
	isCounting: false,
	dismissedCount: null,
	licenses: idle,
} as const satisfies Partial<LicensingState>;

const slice = createSlice({
	name: 'licensing',
	initialState: {} as LicensingState,
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

const licensesReducer = createRemoteReducer<License[]>('licenses');

export const licensingReducer: Reducer<LicensingState> = (state, action) => {
	const next = slice.reducer(state, action);
	const licenses = licensesReducer(next.licenses, action);
	return licenses === next.licenses ? next : { ...next, licenses };
};
