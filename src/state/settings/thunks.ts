import { nanoid } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { settingsApi, type Api } from '@/api';
import type { SettingsMap } from '@/domain/settings';
import { dismissalsCleared, showFailure, showNotice } from '../notices';
import { BUSY, toOutcome } from '../outcome';
import type { AppThunk, AsyncThunk } from '../types';
import { toLastingFailure } from './announce';
import { selectIsSettingPending, selectSetting } from './selectors';
import { received, saveFailed, saveStarted, saveSucceeded } from './slice';

export const loadSettings =
	(): AsyncThunk<SettingsMap> =>
	async (dispatch, _getState, { api }) => {
		const outcome = await toOutcome(() => api(settingsApi).load());
		if (outcome.data) {
			dispatch(received(outcome.data));
		}
		return outcome;
	};

/** What another call than the shared save has changed, so that every switch shows it. */
export const learnSettings =
	(changes: SettingsMap): AppThunk =>
	(dispatch, getState) =>
		dispatch(received({ ...getState().settings.saved, ...changes }));

/**
 * Switches a key on by another call than the shared save. Until the answer is there it counts as busy
 * and shows as it was, and a second request is ignored. Why it failed stays said where the key's switch is.
 */
export const switchOn =
	(key: string, call: (api: Api) => Promise<unknown>): AsyncThunk<undefined> =>
	async (dispatch, getState, { api }) => {
		if (selectIsSettingPending(getState(), key)) {
			return { error: BUSY };
		}
		const save = { saveId: nanoid(), changes: { [key]: selectSetting(getState(), key) } };
		dispatch(saveStarted(save));
		const values = { [key]: true };
		const { error } = await toOutcome(() => call(api));
		if (error) {
			dispatch(saveFailed({ ...save, changes: values, failure: toLastingFailure(key, error) }));
			return { error };
		}
		dispatch(saveSucceeded({ ...save, values }));
		return { data: undefined };
	};

const RESET_NOTICE = { id: 'options-reset' };

/** Gives every option its first value back (NOTICE-10, NOTICE-17). */
export const resetOptions =
	(): AsyncThunk<undefined> =>
	async (dispatch, _getState, { api }) => {
		dispatch(
			showNotice('info', __('Resetting Jetpack options…', 'dashboard-for-jetpack'), RESET_NOTICE),
		);
		const outcome = await toOutcome(() => api(settingsApi).reset());
		if (outcome.error) {
			dispatch(
				showFailure(
					outcome.error,
					__('Options failed to reset.', 'dashboard-for-jetpack'),
					RESET_NOTICE,
				),
			);
			return outcome;
		}
		dispatch(dismissalsCleared());
		await dispatch(loadSettings());
		dispatch(showNotice('success', __('Options reset.', 'dashboard-for-jetpack'), RESET_NOTICE));
		return outcome;
	};
