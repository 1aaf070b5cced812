import type { Api } from '@/api';
import { verificationApi } from '@/api/entities/verification';
import type { GoogleVerification } from '@/domain/verification';
import { BUSY, toOutcome, toWriteOutcome } from '../store/outcome';
import {
	reportSettingsFailure,
	selectSavedSetting,
	selectSettingsForm,
	setSetting,
} from '../settings';
import type { AsyncThunk, Loader, Outcome, RootState } from '../store/types';
import {
	checkStarted,
	failed,
	flowChanged,
	received,
	selectGoogleVerification,
	verifyStarted,
} from './slice';

const KEY = 'google';

/** The address of the pop-up that connects a Google account; "" where the page printed none. */
export const selectGoogleConnectUrl = (state: RootState) => state.connection.googleConnectUrl;

/** The saved code for Google; "" for none. */
export function selectStoredGoogleCode(state: RootState): string {
	const stored = selectSavedSetting(state, KEY);
	return typeof stored === 'string' ? stored : '';
}

const ask =
	(
		started: typeof checkStarted | typeof verifyStarted,
		call: (api: Api) => Promise<GoogleVerification>,
		toResult: typeof toOutcome = toOutcome,
	): AsyncThunk<GoogleVerification> =>
	async (dispatch, _getState, { api }) => {
		dispatch(started());
		const outcome = await toResult(() => call(api));
		dispatch(outcome.error ? failed(outcome.error) : received(outcome.data));
		return outcome;
	};

/** @param keyringId Id of the account that the pop-up connected; the provider asks Google on its behalf. */
export const checkGoogleVerification = (keyringId?: number) =>
	ask(checkStarted, (api) => api(verificationApi).check(keyringId));

export const verifyWithGoogle = (keyringId: number) =>
	ask(verifyStarted, (api) => api(verificationApi).verify(keyringId), toWriteOutcome);

/** Saves or removes a code for Google, without a notice, because the user did not ask for it. */
export const storeGoogleCode = (code: string): AsyncThunk<unknown> =>
	setSetting(KEY, code, { isSilent: true });

const isWithdrawn = ({ data, error }: Outcome<GoogleVerification>) =>
	(error ?? data.error)?.code === 'unverify-site-error';

/** Google no longer finds its token: removes the stored one, if any, and loads the provider's, which may differ (VERIFY-23). */
const dropWithdrawnCode =
	(outcome: Outcome<GoogleVerification>): AsyncThunk<GoogleVerification> =>
	async (dispatch, getState) => {
		if (!isWithdrawn(outcome)) {
			return outcome;
		}
		if (selectStoredGoogleCode(getState()) !== '') {
			const { error } = await dispatch(storeGoogleCode(''));
			if (error) {
				dispatch(reportSettingsFailure(error));
				return { error };
			}
		}
		return dispatch(checkGoogleVerification());
	};

/** Saves the provider's code where the site has none, typed or saved (VERIFY-24). */
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

/** Updates the stored code to match Google's answer. */
export const settleGoogleCode =
	(outcome: Outcome<GoogleVerification>): AsyncThunk<GoogleVerification> =>
	async (dispatch) => {
		const settled = await dispatch(dropWithdrawnCode(outcome));
		await dispatch(storeMissingCode(settled));
		return settled;
	};

/** Loads the site's verification state from Google and acts on it (VERIFY-22 to VERIFY-24). */
export const loadGoogleVerification: Loader = () => async (dispatch, getState) => {
	const { fetching, verifying, flow } = selectGoogleVerification(getState());
	if (fetching || verifying || flow === 'running') {
		return { error: BUSY };
	}
	// The result of an earlier pop-up is outdated.
	dispatch(flowChanged('none'));
	return dispatch(settleGoogleCode(await dispatch(checkGoogleVerification())));
};
