import { scanApi } from '@/api/entities/scan';
import type { ScanStatus } from '@/domain/scan/types';
import { injectSlice } from './inject-slice';
import { createRemoteLoader } from './remote-loader';
import { createRemoteSlice, type RemoteData } from './remote-slice';

declare module './root-reducer' {
	interface InjectedSlices {
		scan: RemoteData<ScanStatus>;
	}
}

export const scanSlice = createRemoteSlice<ScanStatus>('scan');

export const selectScan = injectSlice('scan', scanSlice.reducer);

/** The state of the malware scan. */
export const loadScan = createRemoteLoader(scanSlice, selectScan, (api) => api(scanApi).load());
