import type { AppThunk } from './types';

const KEY = 'dashboard-for-jetpack-recommendations-banner';

/** The id of the banner that was last dismissed in this browser. */
export const recallDismissedBanner =
	(): AppThunk<string | null> =>
	(_dispatch, _getState, { browser }) =>
		browser.recall(KEY);

/** Dismisses a banner by its id in this browser. */
export const dismissBanner =
	(id: string): AppThunk =>
	(_dispatch, _getState, { browser }) =>
		browser.remember(KEY, id);
