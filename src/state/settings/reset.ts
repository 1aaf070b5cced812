import { __ } from '@wordpress/i18n';
import { settingsApi } from '@/api';
import { dismissalsCleared, showFailure, showNotice } from '../notices';
import { toOutcome } from '../outcome';
import type { AsyncThunk } from '../types';
import { loadSettings } from './thunks';

const NOTICE = { id: 'options-reset' };

/** Gives every option its first value back (NOTICE-10, NOTICE-17). */
export const resetOptions =
	(): AsyncThunk<undefined> =>
	async (dispatch, _getState, { api }) => {
		dispatch(showNotice('info', __('Resetting Jetpack options…', 'jetpack'), NOTICE));
		const outcome = await toOutcome(() => api(settingsApi).reset());
		if (outcome.error) {
			dispatch(showFailure(outcome.error, __('Options failed to reset.', 'jetpack'), NOTICE));
			return outcome;
		}
		dispatch(dismissalsCleared());
		await dispatch(loadSettings());
		dispatch(showNotice('success', __('Options reset.', 'jetpack'), NOTICE));
		return outcome;
	};
