import type { AppThunk } from './types';

const KEY = 'dashboard-for-jetpack-slash-key';
const OFF = 'off';

/** Whether "/" leads to the search in this browser: it does until somebody turns it off. */
export const recallSlashKey =
	(): AppThunk<boolean> =>
	(_dispatch, _getState, { browser }) =>
		browser.recall(KEY) !== OFF;

/** Turns the key off or on for this browser. A key of one character must have a way to be turned off (WCAG 2.1.4). */
export const rememberSlashKey =
	(isOn: boolean): AppThunk =>
	(_dispatch, _getState, { browser }) =>
		browser.remember(KEY, isOn ? 'on' : OFF);
