import type { HistoryEntry } from '@/domain/settings-file/history';
import type { AppThunk } from './types';

/** The entry in the browser's storage. */
export const SETTINGS_HISTORY_KEY = 'dashboard-for-jetpack-settings-history';

/**
 * The changes of settings that this browser has saved on this site. The code that reads them knows every setting, so it is fetched
 * only where there are any; without it there are none.
 */
export const loadRecentChanges =
	(): AppThunk<Promise<readonly HistoryEntry[]>> =>
	async (dispatch, _getState, { browser }) => {
		if (!browser.recall(SETTINGS_HISTORY_KEY)) {
			return [];
		}
		try {
			const { readHistory } = await import(/* webpackChunkName: "tools" */ './settings-history');
			return dispatch(readHistory());
		} catch {
			return [];
		}
	};
