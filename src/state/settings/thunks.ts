import { nanoid } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { isApiError, settingsApi, type Api } from '@/api';
import {
	isQuietSave,
	isReloadingSave,
	mustReadAgain,
	resolveSavedValues,
	type SettingsMap,
} from '@/domain/settings';
import { dismissalsCleared, showFailure, showNotice } from '../notices';
import { BUSY, toOutcome } from '../outcome';
import type { AppThunk, AsyncThunk } from '../types';
import {
	announceProgress,
	announceSuccess,
	buildSaveSentences,
	reportSettingsFailure,
	type SaveSentences,
} from './announce';
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

interface SaveOptions {
	/** In place of what all saves say. */
	sentences?: SaveSentences;
	/** Saved where the server refuses the changes, which are then sent once more (SETPERF-14). */
	remedy?: SettingsMap;
	/** Nobody has asked for it in these words: whoever saves says how it went. */
	isSilent?: boolean;
}

/** @return What was saved, with the server's answer to it. */
async function send(api: Api, changes: SettingsMap, remedy?: SettingsMap) {
	try {
		return { saved: changes, answer: await api(settingsApi).save(changes) };
	} catch (error) {
		// Only a refusal can be cured: a site that broke off, or is out of reach, must not be asked twice more.
		if (!remedy || !isApiError(error) || error.status < 400 || error.status >= 500) {
			throw error;
		}
		await api(settingsApi).save(remedy);
		return { saved: { ...remedy, ...changes }, answer: await api(settingsApi).save(changes) };
	}
}

/**
 * Saves the changed keys and nothing else; shown at once, rolled back with the server's own reason
 * where it refuses (NOTICE-20 to NOTICE-25).
 */
export const saveSettings =
	(changes: SettingsMap, options: SaveOptions = {}): AsyncThunk<SettingsMap> =>
	async (dispatch, _getState, { api, browser }) => {
		const { sentences, remedy, isSilent = false } = options;
		const said = sentences ?? buildSaveSentences(isReloadingSave(changes));
		const save = { saveId: nanoid(), changes };
		const isQuiet = isSilent || isQuietSave(changes);
		dispatch(saveStarted(save));
		if (!isQuiet) {
			dispatch(announceProgress(said));
		}
		const outcome = await toOutcome(() => send(api, changes, remedy));
		if (outcome.error) {
			dispatch(saveFailed(save));
			if (!isSilent) {
				dispatch(reportSettingsFailure(outcome.error, said));
			}
			if (outcome.error.code === 'some_updated') {
				// The server kept the other keys: only it knows which.
				await dispatch(loadSettings());
			}
			return { error: outcome.error };
		}
		const values = resolveSavedValues(outcome.data.saved, outcome.data.answer);
		dispatch(saveSucceeded({ ...save, values }));
		if (!isQuiet) {
			dispatch(announceSuccess(said));
		}
		if (isReloadingSave(changes)) {
			browser.reload();
		}
		if (mustReadAgain(changes)) {
			await dispatch(loadSettings());
		}
		return { data: values };
	};

/**
 * Switches a key on by another call than the shared save. Until the answer is there it counts as busy
 * and shows as it was, and a second request is ignored.
 */
export const switchOn =
	(key: string, call: (api: Api) => Promise<unknown>): AsyncThunk<undefined> =>
	async (dispatch, getState, { api }) => {
		if (selectIsSettingPending(getState(), key)) {
			return { error: BUSY };
		}
		const save = { saveId: nanoid(), changes: { [key]: selectSetting(getState(), key) } };
		dispatch(saveStarted(save));
		const { error } = await toOutcome(() => call(api));
		dispatch(error ? saveFailed(save) : saveSucceeded({ ...save, values: { [key]: true } }));
		return error ? { error } : { data: undefined };
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
