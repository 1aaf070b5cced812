import type { AppThunk } from './types';

/** Puts a text on the clipboard; rejects where the browser does not let us. */
export const copyText =
	(text: string): AppThunk<Promise<void>> =>
	(_dispatch, _getState, { browser }) =>
		browser.copy(text);

/** The way out where the clipboard refuses (COMP-03). */
export const showTextToCopy =
	(text: string): AppThunk =>
	(_dispatch, _getState, { browser }) =>
		browser.showToCopy(text);
