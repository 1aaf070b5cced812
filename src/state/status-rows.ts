import type { AppThunk } from './types';

const KEY = 'dashboard-for-jetpack-status-rows';

/** At most so many rows of the site status are open. */
export const MAX_STATUS_ROWS = 3;

/** The number of rows on the last visit in this browser, which reserves their height; 1 on the first visit. */
export const recallStatusRows =
	(): AppThunk<number> =>
	(_dispatch, _getState, { browser }) => {
		const stored = browser.recall(KEY);
		return stored !== null && /^[0-3]$/.test(stored) ? Number(stored) : 1;
	};

/** Remembers the number of rows for the next visit. */
export const rememberStatusRows =
	(count: number): AppThunk =>
	(_dispatch, _getState, { browser }) =>
		browser.remember(KEY, String(Math.min(count, MAX_STATUS_ROWS)));
