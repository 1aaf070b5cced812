import { accountApi } from '@/api/entities/account';
import { knownData } from '@/lib/remote';
import { injectSlice } from './inject-slice';
import { createRemoteLoader } from './remote-loader';
import { createRemoteSlice, type RemoteData } from './remote-slice';
import type { AppThunk } from './types';

export interface Tracking {
	tracksOptOut: boolean;
}

declare module './root-reducer' {
	interface InjectedSlices {
		tracking: RemoteData<Tracking>;
	}
}

export const trackingSlice = createRemoteSlice<Tracking>('tracking');

export const selectTracking = injectSlice('tracking', trackingSlice.reducer);

/** Whether the user has opted out of usage statistics (API-16). */
export const loadTracking = createRemoteLoader(trackingSlice, selectTracking, (api) =>
	api(accountApi).loadTracking(),
);

/** Whether events may be recorded: only once it is known that the user has not opted out. */
export const mayRecord = (): AppThunk<Promise<boolean>> => async (dispatch, getState) => {
	const known = knownData(selectTracking(getState())) ?? (await dispatch(loadTracking())).data;
	return known?.tracksOptOut === false;
};
