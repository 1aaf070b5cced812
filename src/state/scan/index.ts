import { createRemoteEntity } from '../remote-entity';
import type { RootState } from '../types';

export const selectScan = (state: RootState) => state.scan;

/** The state of the malware scan. */
const entity = createRemoteEntity('scan', selectScan, (api) => api.rewind.loadScan());

export const scanReducer = entity.reducer;
export const loadScan = entity.load;
