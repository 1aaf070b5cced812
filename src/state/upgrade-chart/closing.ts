import type { AppThunk } from '../types';
import { closed, recalled } from './slice';

const KEY = 'dashboard-for-jetpack-upgrade-chart';
const CLOSED = 'closed';

/** Learns whether the chart was closed in this browser before; what this visit has decided stands. */
export const recallUpgradeChart =
	(): AppThunk =>
	(dispatch, _getState, { browser }) =>
		dispatch(recalled(browser.recall(KEY) === CLOSED));

/** Closes the chart for good (DASH-21): for this visit, and where the browser can remember it, beyond. */
export const closeUpgradeChart =
	(): AppThunk =>
	(dispatch, _getState, { browser }) => {
		browser.remember(KEY, CLOSED);
		dispatch(closed());
	};
