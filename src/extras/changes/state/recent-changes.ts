import { HISTORY, type StoredEntry } from '../domain/entry';
import { defineMemory } from '@/state/store/memory';
import type { AppThunk } from '@/state/store/types';

export const SETTINGS_HISTORY_KEY = 'dashboard-for-jetpack-settings-history';

/** The saves of this browser, for each site. The code that reads their values knows every setting, and is in another file. */
export const histories = defineMemory(SETTINGS_HISTORY_KEY, HISTORY, {
	of: 'site',
	most: 5,
});

export const recallEntries = (): AppThunk<readonly StoredEntry[]> => (dispatch) =>
	dispatch(histories.recall()) ?? [];

/** When this browser changed a setting on this site. */
const recallMoments = (): AppThunk<readonly number[]> => (dispatch) =>
	dispatch(recallEntries()).flatMap(({ at, changes }) => changes.map(() => at));

export default recallMoments;
