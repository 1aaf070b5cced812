import { HISTORY, type StoredEntry } from '@/domain/settings-file/history-entry';
import { defineMemory } from './memory';
import type { AppThunk } from './types';

export const SETTINGS_HISTORY_KEY = 'dashboard-for-jetpack-settings-history';

/** The saves of this browser, for each site. The code that reads their values knows every setting, and is in another file. */
export const histories = defineMemory(SETTINGS_HISTORY_KEY, HISTORY, {
	of: 'site',
	most: 5,
});

/** When this browser changed settings on this site, and how many. Says nothing about their values. */
export const recallChanges = (): AppThunk<readonly StoredEntry[]> => (dispatch) =>
	dispatch(histories.recall()) ?? [];
