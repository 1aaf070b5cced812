import { __, sprintf } from '@wordpress/i18n';
import type { ErrorInfo } from '@/api';
import {
	listAnsweringOrigins,
	readKeyringId,
	type GoogleVerification,
} from '@/domain/verification';
import type { SettingsMap } from '@/domain/settings/effects';
import { toSafeUrl } from '@/lib/safe-url';
import { showFailure, showNotice } from '../notices';
import { BUSY } from '../store/outcome';
import { fieldDropped, saveFields, selectFieldValue } from '../settings';
import type { AppThunk, AsyncThunk } from '../store/types';
import { askInPopUp } from './pop-up';
import { flowChanged, recordGoogleEvent, selectGoogleVerification } from './slice';
import {
	checkGoogleVerification,
	selectGoogleConnectUrl,
	selectStoredGoogleCode,
	settleGoogleCode,
	storeGoogleCode,
	verifyWithGoogle,
} from './status';

const KEY = 'google';
const NOTICE = { id: 'verify-site-google' };

/** Milliseconds that a failure is shown (VERIFY-18). */
const FAILURE_TIME = 5000;

/** Google did not verify the site. */
const toRefusal = ({ error }: GoogleVerification): ErrorInfo => ({
	kind: 'envelope',
	status: 200,
	code: error?.code ?? 'not_verified',
	message: error?.message ?? __("Google didn't find its code on your site."),
});

/** Has Google verify the site for a connected account, with that account's token on the site (VERIFY-16). */
const verifyAs =
	(keyringId: number): AsyncThunk<GoogleVerification> =>
	async (dispatch, getState) => {
		const checked = await dispatch(checkGoogleVerification(keyringId));
		if (checked.error) {
			return checked;
		}
		const { token } = checked.data;
		if (token !== '' && token !== selectStoredGoogleCode(getState())) {
			const { error } = await dispatch(storeGoogleCode(token));
			if (error) {
				return { error };
			}
		}
		const asked = await dispatch(verifyWithGoogle(keyringId));
		return asked.error || asked.data.verified ? asked : { error: toRefusal(asked.data) };
	};

const reportFailure =
	(error: ErrorInfo): AppThunk =>
	(dispatch) => {
		const reason = error.message || error.code;
		dispatch(recordGoogleEvent('verify_error', { error_message: reason }));
		dispatch(
			showFailure(
				error,
				/* translators: %s: the server's error message. */
				sprintf(__('Site failed to verify: %s'), reason),
				{ ...NOTICE, duration: FAILURE_TIME },
			),
		);
	};

const finish =
	(keyringId: number): AsyncThunk<GoogleVerification> =>
	async (dispatch) => {
		dispatch(showNotice('info', __('Verifying…'), NOTICE));
		const outcome = await dispatch(verifyAs(keyringId));
		if (outcome.error) {
			dispatch(reportFailure(outcome.error));
			await dispatch(settleGoogleCode(outcome));
			return outcome;
		}
		// Google's code is on the site now, and an older draft would replace it.
		dispatch(fieldDropped([KEY]));
		dispatch(recordGoogleEvent('verify_success'));
		dispatch(showNotice('success', __('Your site is verified with Google.'), NOTICE));
		return outcome;
	};

const NOT_ASKED: ErrorInfo = { kind: 'unexpected', message: '', code: 'not_asked', status: 0 };

/** Verifies the site with a Google account connected in a pop-up; one at a time (VERIFY-13 to VERIFY-18). */
export const verifyByPopUp =
	(): AsyncThunk<GoogleVerification> =>
	async (dispatch, getState, { browser }) => {
		const { flow } = selectGoogleVerification(getState());
		const connectUrl = selectGoogleConnectUrl(getState());
		const url = toSafeUrl(connectUrl);
		if (flow === 'running' || !url) {
			return { error: BUSY };
		}
		dispatch(recordGoogleEvent('auto_verify_click'));
		dispatch(flowChanged('running'));
		const result = await askInPopUp(browser, { url, origins: listAnsweringOrigins(url) });
		const keyringId = result.kind === 'closed' ? readKeyringId(result.message) : null;
		if (keyringId === null) {
			dispatch(flowChanged(result.kind));
			return { error: NOT_ASKED };
		}
		const outcome = await dispatch(finish(keyringId));
		dispatch(flowChanged('none'));
		return outcome;
	};

/** Saves the typed code (TRACK-17) and reloads Google's verification state. */
export const saveGoogleCode = (): AsyncThunk<SettingsMap> => async (dispatch, getState) => {
	const isEmpty = selectFieldValue(getState(), KEY).trim() === '';
	dispatch(recordGoogleEvent('manual_verify_save', { is_empty: isEmpty }));
	const outcome = await dispatch(saveFields([KEY]));
	if (!outcome.error && selectGoogleVerification(getState()).isKnown) {
		void dispatch(checkGoogleVerification());
	}
	return outcome;
};
