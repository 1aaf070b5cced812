import { isQuietSave, type SettingsMap } from '@/domain/settings/effects';
import { addEntry, readEntries, toStoredEntry } from '../domain/history';
import { listChanges } from '@/domain/settings/file/values';
import type { HistoryEntry } from '../domain/entry';
import { injectValue } from '@/state/store/inject-slice';
import { histories, recallEntries } from './recent-changes';
import type { AppThunk } from '@/state/store/types';

const { select: selectHistory, changed } = injectValue<readonly HistoryEntry[]>(
	'settingsHistory',
	[],
);

export { selectHistory };

/** Stores the history of this site; an empty one forgets it. */
const storeHistory =
	(entries: readonly HistoryEntry[]): AppThunk =>
	(dispatch) => {
		dispatch(histories.remember(entries.length > 0 ? entries.map(toStoredEntry) : null));
		dispatch(changed(entries));
	};

/** Reads the history from the browser's storage, which other tabs write into, too. */
export const readHistory = (): AppThunk<readonly HistoryEntry[]> => (dispatch) => {
	const entries = readEntries(dispatch(recallEntries()));
	dispatch(changed(entries));
	return entries;
};

export const clearHistory = (): AppThunk => storeHistory([]);

/** Records a save, unless it changed nothing that a person would notice. */
const recordSave =
	(before: SettingsMap, saved: SettingsMap): AppThunk =>
	(dispatch, getState, { browser }) => {
		const { connection, modules } = getState();
		const changes = isQuietSave(saved) ? [] : listChanges(before, saved, modules);
		if (changes.length > 0) {
			const entry = { at: browser.now(), by: connection.user.username, changes };
			dispatch(storeHistory(addEntry(dispatch(readHistory()), entry)));
		}
	};

export default recordSave;
