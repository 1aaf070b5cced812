import { connectionApi } from '@/api';
import { toOutcome } from '../outcome';
import type { AppThunk, AsyncThunk, RootState } from '../types';
import { storeSetupSeen } from './slice';

export const selectSite = (state: RootState) => state.site;

/** Remembers that the store setup screen was shown, so that it is shown once (API-15, SHELL-25). */
export const markStoreSetupSeen =
	(): AsyncThunk<{ success: boolean }> =>
	(dispatch, _getState, { api }) => {
		dispatch(storeSetupSeen());
		return toOutcome(() => api(connectionApi).markStoreSetupSeen());
	};

/** Goes to a page elsewhere, in place of the route that only leads there (SHELL-12, SHELL-13). */
export const leaveFor =
	(url: string): AppThunk =>
	(_dispatch, _getState, { browser }) =>
		browser.navigate(url, { isReplacing: true });
