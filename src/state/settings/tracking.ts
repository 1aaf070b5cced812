import { accountApi } from '@/api/entities/account';
import { knownData } from '@/lib/remote';
import { createRemoteEntity } from '../store/inject-slice';
import type { AppThunk } from '../store/types';

export interface Tracking {
	tracksOptOut: boolean;
}

/** Whether the user has opted out of usage statistics (API-16). */
export const {
	select: selectTracking,
	load: loadTracking,
	requested: trackingRequested,
	received: trackingReceived,
	failed: trackingFailed,
} = createRemoteEntity('tracking', (api) => api(accountApi).loadTracking());

/** Whether events may be recorded: only once it is known that the user has not opted out. */
export const mayRecord = (): AppThunk<Promise<boolean>> => async (dispatch, getState) => {
	const known = knownData(selectTracking(getState())) ?? (await dispatch(loadTracking())).data;
	return known?.tracksOptOut === false;
};
