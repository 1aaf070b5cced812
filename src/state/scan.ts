import { scanApi } from '@/api';
import { createRemoteLoader } from './remote-loader';
import { scanSlice } from './remotes';
import type { RootState } from './types';

export const selectScan = (state: RootState) => state.scan;

/** The state of the malware scan. */
export const loadScan = createRemoteLoader(scanSlice, selectScan, (api) => api(scanApi).load());
