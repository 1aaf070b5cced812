import { nanoid } from '@reduxjs/toolkit';
import type { SettingsMap } from '@/domain/settings';
import type { AsyncThunk } from '../types';
import { announceProgress, buildSaveSentences, reportSettingsFailure } from './announce';
import { type SaveOptions, sendSave, takeTurn } from './save';
import { selectSetting } from './selectors';
import { saveFailed, saveStarted } from './slice';
import { loadSettings } from './thunks';

/**
 * Saves what becomes of the value that the server holds now: the page's may be old, and of a list nothing that
 * somebody else has put there may get lost. Shown at once; a second change waits for the first.
 *
 * @param options What it says, and what takes it back.
 */
export const changeSetting =
	(
		key: string,
		change: (saved: unknown) => unknown,
		options: Pick<SaveOptions, 'sentences' | 'wayBack'> = {},
	): AsyncThunk<SettingsMap> =>
	(dispatch, getState, { api }) => {
		const shown = change(selectSetting(getState(), key));
		const save = { saveId: nanoid(), changes: { [key]: shown } };
		dispatch(saveStarted(save));
		return takeTurn(api, async () => {
			const fresh = await dispatch(loadSettings());
			if (fresh.error) {
				dispatch(saveFailed(save));
				dispatch(reportSettingsFailure(fresh.error));
				return fresh;
			}
			const changes = { [key]: change(fresh.data[key]) };
			if (JSON.stringify(changes[key]) === JSON.stringify(fresh.data[key])) {
				// Turned back before it was ever saved, or somebody else has done it.
				dispatch(saveFailed(save));
				return fresh;
			}
			dispatch(announceProgress(buildSaveSentences(false)));
			const outcome = await dispatch(sendSave({ ...save, changes }, { ...options, place: key }));
			if (!outcome.error) {
				// The server may have made something else of it.
				await dispatch(loadSettings());
			}
			return outcome;
		});
	};
