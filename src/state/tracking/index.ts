import { accountApi } from '@/api';
import { createRemoteLoader } from '../remote-entity';
import type { RootState } from '../types';
import { toTracking } from './to-tracking';

export { saveTracking } from './save-tracking';
export type { Tracking } from './slice';

export const selectTracking = (state: RootState) => state.tracking;

/** Whether the person keeps out of the usage statistics (API-16). */
export const loadTracking = createRemoteLoader('tracking', selectTracking, async (api) =>
	toTracking(await api(accountApi).loadTracking()),
);
