import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ErrorInfo } from '@/api';
import type { GoogleVerification } from '@/domain/verification';

/** The way by the pop-up: nobody is on it, somebody is, or it ended before Google could be asked. */
type Flow = 'none' | 'running' | 'blocked' | 'closed';

/** What Google says of the site, and what it is being asked (DATA-28). */
export interface VerificationState extends Omit<GoogleVerification, 'error'> {
	fetching: boolean;
	verifying: boolean;
	/** Something has been answered: until then the rest says nothing. */
	isKnown: boolean;
	/** It stays while the same is asked again. */
	error: ErrorInfo | null;
	flow: Flow;
	/** With what the pop-up is opened, as the page printed it; "" where it did not. */
	connectUrl: string;
}

const AT_REST = { fetching: false, verifying: false };

export const initialVerification: VerificationState = {
	...AT_REST,
	isKnown: false,
	verified: false,
	token: '',
	isOwner: false,
	searchConsoleUrl: '',
	verificationConsoleUrl: '',
	error: null,
	flow: 'none',
	connectUrl: '',
};

const slice = createSlice({
	name: 'verification',
	initialState: initialVerification,
	reducers: {
		checkStarted: (state) => ({ ...state, fetching: true }),
		verifyStarted: (state) => ({ ...state, verifying: true }),
		received: (state, { payload }: PayloadAction<GoogleVerification>) => ({
			...state,
			...AT_REST,
			...payload,
			isKnown: true,
			error: payload.error && { kind: 'envelope', status: 200, ...payload.error },
		}),
		failed: (state, { payload: error }: PayloadAction<ErrorInfo>) => ({
			...state,
			...AT_REST,
			error,
		}),
		flowChanged: (state, { payload: flow }: PayloadAction<Flow>) => ({ ...state, flow }),
	},
});

export const { checkStarted, verifyStarted, received, failed, flowChanged } = slice.actions;
export const verificationReducer = slice.reducer;
