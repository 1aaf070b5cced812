import type { AppThunk } from './types';

const KEY = 'dashboard-for-jetpack-recommendations-banner';

/** The id of the banner that was put away last in this browser. */
export const recallDismissedBanner =
	(): AppThunk<string | null> =>
	(_dispatch, _getState, { browser }) =>
		browser.recall(KEY);

/** Puts the banner of an id away in this browser. */
export const dismissBanner =
	(id: string): AppThunk =>
	(_dispatch, _getState, { browser }) =>
		browser.remember(KEY, id);
