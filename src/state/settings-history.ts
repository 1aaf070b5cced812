import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SettingsMap } from '@/domain/settings/effects';
import { addEntry, listChanges, readEntries, toStoredEntry } from '@/domain/settings-file/history';
import type { HistoryEntry } from '@/domain/settings-file/history-entry';
import { injectSlice } from './inject-slice';
import { histories, recallChanges } from './recent-changes';
import type { AppThunk } from './types';

declare module './root-reducer' {
	interface InjectedSlices {
		/** The newest first. */
		settingsHistory: readonly HistoryEntry[];
	}
}

const slice = createSlice({
	name: 'settingsHistory',
	initialState: (): readonly HistoryEntry[] => [],
	reducers: {
		changed: (_state, { payload }: PayloadAction<readonly HistoryEntry[]>) => payload,
	},
});

const { changed } = slice.actions;

/** The saves of this browser on this site. */
export const selectHistory = injectSlice('settingsHistory', slice.reducer);

/** Stores the history of this site; an empty one forgets it. */
const storeHistory =
	(entries: readonly HistoryEntry[]): AppThunk =>
	(dispatch) => {
		dispatch(histories.remember(entries.length > 0 ? entries.map(toStoredEntry) : null));
		dispatch(changed(entries));
	};

/** Reads the history from the browser's storage, which other tabs write into, too. */
export const readHistory = (): AppThunk<readonly HistoryEntry[]> => (dispatch) => {
	const entries = readEntries(dispatch(recallChanges()));
	dispatch(changed(entries));
	return entries;
};

/** Forgets all saves on this site. */
export const clearHistory = (): AppThunk => storeHistory([]);

/**
 * Records a save, unless it changed nothing.
 *
 * @param before The server's values before the save.
 * @param saved  The saved values, under all of our keys.
 */
export const recordSave =
	(before: SettingsMap, saved: SettingsMap): AppThunk =>
	(dispatch, getState, { browser }) => {
		const { connection, modules } = getState();
		const changes = listChanges(before, saved, modules);
		if (changes.length > 0) {
			const entry = { at: browser.now(), by: connection.user.username, changes };
			dispatch(storeHistory(addEntry(dispatch(readHistory()), entry)));
		}
	};
