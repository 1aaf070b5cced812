import { connectionActsApi } from '@/api/entities/connection-acts';
import { toOutcome } from '../outcome';
import type { AsyncThunk } from '../types';
import { storeSetupSeen } from './slice';

/** Saves that the store setup screen was shown, so that it is shown only once (API-15, SHELL-25). */
export const markStoreSetupSeen =
	(): AsyncThunk<{ success: boolean }> =>
	(dispatch, _getState, { api }) => {
		dispatch(storeSetupSeen());
		return toOutcome(() => api(connectionActsApi).markStoreSetupSeen());
	};
