import { accountApi } from '@/api';
import { knownData } from '@/lib/remote';
import { createRemoteLoader } from '../remote-loader';
import { trackingSlice } from '../remotes';
import type { AppThunk, RootState } from '../types';

export interface Tracking {
	tracksOptOut: boolean;
}

export const selectTracking = (state: RootState) => state.tracking;

/** Whether the person keeps out of the usage statistics (API-16). */
export const loadTracking = createRemoteLoader(trackingSlice, selectTracking, (api) =>
	api(accountApi).loadTracking(),
);

/** Whether something may be recorded of the person: not before it is known that they have not opted out. */
export const mayRecord = (): AppThunk<Promise<boolean>> => async (dispatch, getState) => {
	const known = knownData(selectTracking(getState())) ?? (await dispatch(loadTracking())).data;
	return known?.tracksOptOut === false;
};
