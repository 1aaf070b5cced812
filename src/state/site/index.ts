import { connectionApi } from '@/api/entities/connection';
import { toOutcome } from '../outcome';
import type { AsyncThunk, RootState } from '../types';
import { storeSetupSeen } from './slice';

export { piecesAnswered } from './slice';

export const selectSite = (state: RootState) => state.site;
export const selectUnread = (state: RootState) => state.site.unread;

/** Saves that the store setup screen was shown, so that it is shown only once (API-15, SHELL-25). */
export const markStoreSetupSeen =
	(): AsyncThunk<{ success: boolean }> =>
	(dispatch, _getState, { api }) => {
		dispatch(storeSetupSeen());
		return toOutcome(() => api(connectionApi).markStoreSetupSeen());
	};
