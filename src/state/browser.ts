import type { AppThunk } from './types';

/** The time of the browser's clock, in milliseconds since 1970. */
export const readClock =
	(): AppThunk<number> =>
	(_dispatch, _getState, { browser }) =>
		browser.now();

/** The address of this admin page, relative to wp-admin. */
export const getPagePath =
	(hash = ''): AppThunk<string> =>
	(_dispatch, _getState, { browser }) =>
		`${browser.pagePath()}${hash}`;
