import { rewindApi } from '@/api';
import { createRemoteLoader } from '../remote-entity';
import type { RootState } from '../types';

export const selectScan = (state: RootState) => state.scan;

/** The state of the malware scan. */
export const loadScan = createRemoteLoader('scan', selectScan, (api) => api(rewindApi).loadScan());
