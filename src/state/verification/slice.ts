import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ErrorInfo } from '@/api';
import type { GoogleVerification } from '@/domain/verification';

/** What Google says of the site, and what it is being asked (DATA-28). */
interface VerificationState {
	fetching: boolean;
	verifying: boolean;
	verified: boolean;
	/** For the meta tag, where the provider gave one. */
	token: string;
	error: ErrorInfo | null;
}

const initialVerification: VerificationState = {
	fetching: false,
	verifying: false,
	verified: false,
	token: '',
	error: null,
};

type Known = Pick<GoogleVerification, 'verified' | 'token' | 'error'>;

const slice = createSlice({
	name: 'verification',
	initialState: initialVerification,
	reducers: {
		checkStarted: (state) => ({ ...state, fetching: true, error: null }),
		verifyStarted: (state) => ({ ...state, verifying: true, error: null }),
		received: (state, { payload }: PayloadAction<Known>) => ({
			...state,
			fetching: false,
			verifying: false,
			verified: payload.verified,
			token: payload.token,
			error: payload.error && { kind: 'envelope', status: 200, ...payload.error },
		}),
		failed: (state, { payload }: PayloadAction<ErrorInfo>) => ({
			...state,
			fetching: false,
			verifying: false,
			error: payload,
		}),
	},
});

export const { checkStarted, verifyStarted, received, failed } = slice.actions;
export const verificationReducer = slice.reducer;
