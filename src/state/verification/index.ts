import { verificationApi, type Api } from '@/api';
import type { GoogleVerification } from '@/domain/verification';
import { toOutcome } from '../outcome';
import type { AsyncThunk, RootState } from '../types';
import { checkStarted, failed, received, verifyStarted } from './slice';

export const selectGoogleVerification = (state: RootState) => state.verification;

const settle =
	(call: (api: Api) => Promise<GoogleVerification>): AsyncThunk<GoogleVerification> =>
	async (dispatch, _getState, { api }) => {
		const outcome = await toOutcome(() => call(api));
		dispatch(outcome.error ? failed(outcome.error) : received(outcome.data));
		return outcome;
	};

export const checkGoogleVerification =
	(keyringId?: number): AsyncThunk<GoogleVerification> =>
	(dispatch) => {
		dispatch(checkStarted());
		return dispatch(settle((api) => api(verificationApi).check(keyringId)));
	};

export const verifyWithGoogle =
	(keyringId: number): AsyncThunk<GoogleVerification> =>
	(dispatch) => {
		dispatch(verifyStarted());
		return dispatch(settle((api) => api(verificationApi).verify(keyringId)));
	};
