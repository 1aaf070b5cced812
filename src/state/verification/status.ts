import type { Api } from '@/api';
import { verificationApi } from '@/api/entities/verification';
import type { GoogleVerification } from '@/domain/verification';
import { BUSY, toOutcome } from '../outcome';
import {
	reportSettingsFailure,
	selectSavedSetting,
	selectSettingsForm,
	setSetting,
} from '../settings';
import type { AsyncThunk, Loader, Outcome, RootState } from '../types';
import {
	checkStarted,
	failed,
	flowChanged,
	received,
	selectGoogleVerification,
	verifyStarted,
} from './slice';

const KEY = 'google';

/** The address of the pop-up in which an account of Google is connected; "" where the page printed none. */
export const selectGoogleConnectUrl = (state: RootState) => state.connection.googleConnectUrl;

/** The code that is saved for Google; "" for none. */
export function selectStoredGoogleCode(state: RootState): string {
	const stored = selectSavedSetting(state, KEY);
	return typeof stored === 'string' ? stored : '';
}

const settle =
	(call: (api: Api) => Promise<GoogleVerification>): AsyncThunk<GoogleVerification> =>
	async (dispatch, _getState, { api }) => {
		const outcome = await toOutcome(() => call(api));
		dispatch(outcome.error ? failed(outcome.error) : received(outcome.data));
		return outcome;
	};

/** @param keyringId Of the account that was let in by the pop-up: the provider then asks Google in its name. */
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

/** Stores a code for Google, or none, without a notice: it was not asked for. */
export const storeGoogleCode = (code: string): AsyncThunk<unknown> =>
	setSetting(KEY, code, { isSilent: true });

const isWithdrawn = ({ data, error }: Outcome<GoogleVerification>) =>
	(error ?? data.error)?.code === 'unverify-site-error';

/** Google no longer finds its token: the stored one is worth nothing, and the provider may know another (VERIFY-23). */
const dropWithdrawnCode =
	(outcome: Outcome<GoogleVerification>): AsyncThunk<GoogleVerification> =>
	async (dispatch, getState) => {
		if (!isWithdrawn(outcome) || selectStoredGoogleCode(getState()) === '') {
			return outcome;
		}
		const { error } = await dispatch(storeGoogleCode(''));
		if (error) {
			dispatch(reportSettingsFailure(error));
			return { error };
		}
		return dispatch(checkGoogleVerification());
	};

/** What the provider has for the site is stored where the site has nothing, typed or saved (VERIFY-24). */
const storeMissingCode =
	({ data }: Outcome<GoogleVerification>): AsyncThunk<unknown> =>
	async (dispatch, getState) => {
		const { drafts } = selectSettingsForm(getState());
		if (!data?.token || selectStoredGoogleCode(getState()) !== '' || drafts[KEY]) {
			return { data: undefined };
		}
		const stored = await dispatch(storeGoogleCode(data.token));
		if (stored.error) {
			dispatch(reportSettingsFailure(stored.error));
		}
		return stored;
	};

/** Brings the stored code in line with what Google has answered. */
export const settleGoogleCode =
	(outcome: Outcome<GoogleVerification>): AsyncThunk<GoogleVerification> =>
	async (dispatch) => {
		const settled = await dispatch(dropWithdrawnCode(outcome));
		await dispatch(storeMissingCode(settled));
		return settled;
	};

/** Checks how the site stands with Google, and acts on the answer (VERIFY-22 to VERIFY-24). */
export const loadGoogleVerification: Loader = () => async (dispatch, getState) => {
	const { fetching, verifying, flow } = selectGoogleVerification(getState());
	if (fetching || verifying || flow === 'running') {
		return { error: BUSY };
	}
	// How an earlier visit's pop-up ended is no news.
	dispatch(flowChanged('none'));
	return dispatch(settleGoogleCode(await dispatch(checkGoogleVerification())));
};
