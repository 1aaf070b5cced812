import { __ } from '@wordpress/i18n';
import { settingsApi } from '@/api/entities/settings';
import { dismissalsCleared, showFailure, showNotice } from '../notices';
import type { AsyncThunk } from '../store/types';
import { toWriteOutcome } from '../store/outcome';
import { loadSettings } from './load';

const RESET_NOTICE = { id: 'options-reset' };

/** Resets every option to its default (NOTICE-10, NOTICE-17). */
export const resetOptions =
	(): AsyncThunk<undefined> =>
	async (dispatch, _getState, { api }) => {
		dispatch(showNotice('info', __('Resetting Jetpack options…'), RESET_NOTICE));
		const outcome = await toWriteOutcome(() => api(settingsApi).reset());
		if (outcome.error) {
			dispatch(showFailure(outcome.error, __('Options failed to reset.'), RESET_NOTICE));
			return outcome;
		}
		dispatch(dismissalsCleared());
		await dispatch(loadSettings());
		dispatch(showNotice('success', __('Options reset.'), RESET_NOTICE));
		return outcome;
	};
