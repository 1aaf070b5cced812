import { nanoid } from '@reduxjs/toolkit';
import { __, sprintf } from '@wordpress/i18n';
import { settingsApi, type ErrorInfo } from '@/api';
import {
	isQuietSave,
	isReloadingSave,
	mustReadAnew,
	resolveSavedValues,
	type SettingsMap,
} from '@/domain/settings';
import { showFailure, showNotice } from '../notices';
import { toOutcome } from '../outcome';
import type { AppThunk, AsyncThunk } from '../types';
import { received, saveFailed, saveStarted, saveSucceeded } from './slice';

const NOTICE_ID = 'settings-save';

export const loadSettings =
	(): AsyncThunk<SettingsMap> =>
	async (dispatch, _getState, { api }) => {
		const outcome = await toOutcome(() => api(settingsApi).load());
		if (outcome.data) {
			dispatch(received(outcome.data));
		}
		return outcome;
	};

const announceProgress = (): AppThunk => (dispatch) =>
	dispatch(showNotice('info', __('Updating settings…', 'jetpack'), { id: NOTICE_ID }));

const announceSuccess =
	(willReload: boolean): AppThunk =>
	(dispatch) =>
		dispatch(
			showNotice(
				'success',
				willReload
					? __('Updated settings. Refreshing page…', 'jetpack')
					: __('Updated settings.', 'jetpack'),
				{ id: NOTICE_ID },
			),
		);

const announceFailure =
	(error: ErrorInfo): AppThunk =>
	(dispatch) =>
		dispatch(
			showFailure(
				error,
				sprintf(
					/* translators: %s: what the server said. */
					__('Error updating settings. %s', 'jetpack'),
					error.message || error.code || error.kind,
				),
				{ id: NOTICE_ID },
			),
		);

/**
 * Saves the changed keys and nothing else; shown at once, rolled back with the server's own reason
 * where it refuses (NOTICE-20 to NOTICE-25).
 */
export const saveSettings =
	(changes: SettingsMap): AsyncThunk<SettingsMap> =>
	async (dispatch, _getState, { api, browser }) => {
		const save = { saveId: nanoid(), changes };
		const isQuiet = isQuietSave(changes);
		dispatch(saveStarted(save));
		if (!isQuiet) {
			dispatch(announceProgress());
		}
		const outcome = await toOutcome(() => api(settingsApi).save(changes));
		if (outcome.error) {
			dispatch(saveFailed(save));
			dispatch(announceFailure(outcome.error));
			if (outcome.error.code === 'some_updated') {
				// The server kept the other keys: only it knows which.
				await dispatch(loadSettings());
			}
			return { error: outcome.error };
		}
		const values = resolveSavedValues(changes, outcome.data);
		dispatch(saveSucceeded({ ...save, values }));
		if (!isQuiet) {
			dispatch(announceSuccess(isReloadingSave(changes)));
		}
		if (isReloadingSave(changes)) {
			browser.reload();
		}
		if (mustReadAnew(changes)) {
			await dispatch(loadSettings());
		}
		return { data: values };
	};
