import { createRemoteReducer } from '../remote-entity';

/** DATA-25. */
export interface Tracking {
	tracksOptOut: boolean;
}

export const trackingReducer = createRemoteReducer<Tracking>('tracking');
