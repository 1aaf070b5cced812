import { __ } from '@wordpress/i18n';
import { accountApi } from '@/api';
import { showFailure, showNotice } from '../notices';
import { toOutcome } from '../outcome';
import type { AsyncThunk } from '../types';
import { failed, requested, sent } from './slice';

const NOTICE = { id: 'mobile-login' };

/** Mails a link that logs the person in on a phone (COMP-11, NOTICE-27). */
export const sendLoginEmail =
	(): AsyncThunk<undefined> =>
	async (dispatch, _getState, { api }) => {
		dispatch(requested());
		dispatch(showNotice('info', __('Sending login email…', 'dashboard-for-jetpack'), NOTICE));
		const outcome = await toOutcome(() => api(accountApi).sendLoginEmail());
		if (outcome.error) {
			dispatch(failed(outcome.error));
			dispatch(
				showFailure(
					outcome.error,
					__('Failed to send login email', 'dashboard-for-jetpack'),
					NOTICE,
				),
			);
			return outcome;
		}
		dispatch(sent());
		dispatch(showNotice('success', __('Login email sent', 'dashboard-for-jetpack'), NOTICE));
		return outcome;
	};
