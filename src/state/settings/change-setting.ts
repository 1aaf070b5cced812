import { nanoid } from '@reduxjs/toolkit';
import type { SettingsMap } from '@/domain/settings';
import { BUSY } from '../outcome';
import type { AsyncThunk } from '../types';
import { reportSettingsFailure } from './announce';
import { selectIsSettingPending, selectSetting } from './selectors';
import { saveFailed, saveStarted } from './slice';
import { loadSettings, saveSettings } from './thunks';

/**
 * Saves what becomes of the value that the server holds now: the page's may be old, and of a list nothing that
 * somebody else has put there may get lost. Shown at once; while it runs a second request is ignored.
 */
export const changeSetting =
	(key: string, change: (saved: unknown) => unknown): AsyncThunk<SettingsMap> =>
	async (dispatch, getState) => {
		if (selectIsSettingPending(getState(), key)) {
			return { error: BUSY };
		}
		const shown = change(selectSetting(getState(), key));
		const save = { saveId: nanoid(), changes: { [key]: shown } };
		dispatch(saveStarted(save));
		const fresh = await dispatch(loadSettings());
		if (fresh.error) {
			dispatch(saveFailed(save));
			dispatch(reportSettingsFailure(fresh.error));
			return fresh;
		}
		// Takes the pending value over.
		const outcome = await dispatch(saveSettings({ [key]: change(fresh.data[key]) }));
		if (!outcome.error) {
			// The server may have made something else of it.
			await dispatch(loadSettings());
		}
		return outcome;
	};
