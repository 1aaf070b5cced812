import { connectionApi } from '@/api/entities/connection';
import { toOutcome } from '../outcome';
import type { AsyncThunk, RootState } from '../types';
import { storeSetupSeen } from './slice';

export const selectSite = (state: RootState) => state.site;

/** Remembers that the store setup screen was shown, so that it is shown once (API-15, SHELL-25). */
export const markStoreSetupSeen =
	(): AsyncThunk<{ success: boolean }> =>
	(dispatch, _getState, { api }) => {
		dispatch(storeSetupSeen());
		return toOutcome(() => api(connectionApi).markStoreSetupSeen());
	};
