import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ErrorInfo } from '@/api';
import type { GoogleVerification } from '@/domain/verification';
import type { TracksProperties } from '@/lib/tracks';
import { injectSlice } from '../store/inject-slice';
import type { AppThunk } from '../store/types';

/** The verification by pop-up: not started, running, or ended before Google was asked. */
type Flow = 'none' | 'running' | 'blocked' | 'closed';

/** Google's answer about the site, and the pending request (DATA-28). */
interface VerificationState extends Omit<GoogleVerification, 'error'> {
	fetching: boolean;
	verifying: boolean;
	/** Whether there was an answer; the other fields are meaningless until then. */
	isKnown: boolean;
	/** Kept while the same request is repeated. */
	error: ErrorInfo | null;
	flow: Flow;
}

const AT_REST = { fetching: false, verifying: false };

const initialVerification: VerificationState = {
	...AT_REST,
	isKnown: false,
	verified: false,
	token: '',
	isOwner: false,
	searchConsoleUrl: '',
	error: null,
	flow: 'none',
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

export const selectGoogleVerification = injectSlice('verification', slice.reducer);

type GoogleEvent =
	| 'auto_verify_click'
	| 'manual_verify_click'
	| 'edit_click'
	| 'cancel_click'
	| 'manual_verify_save'
	| 'verify_error'
	| 'verify_success';

/** Records an action of the verification, and whether the user owns the site at Google (TRACK-16 to TRACK-19, VERIFY-29). */
export const recordGoogleEvent =
	(name: GoogleEvent, properties: TracksProperties = {}): AppThunk =>
	(_dispatch, getState, { tracks }) =>
		tracks.recordEvent(`jetpack_site_verification_google_${name}`, {
			is_owner: selectGoogleVerification(getState()).isOwner,
			...properties,
		});
