import { scanApi } from '@/api/entities/scan';
import type { ScanStatus } from '@/domain/scan/types';
import { forFirstAnswer } from '../first-answers';
import { injectSlice } from '../inject-slice';
import { createRemoteLoader } from '../remote-loader';
import { createRemoteSlice, type RemoteData } from '../remote-slice';

declare module '../root-reducer' {
	interface InjectedSlices {
		scan: RemoteData<ScanStatus>;
	}
}

export const scanSlice = createRemoteSlice<ScanStatus>('scan');

/** The provider's answer. `selectScan` is what it means. */
export const selectScanAnswer = injectSlice('scan', scanSlice.reducer);

export const loadScan = forFirstAnswer(
	'jetpack/v4/scan',
	createRemoteLoader(scanSlice, selectScanAnswer, (api) => api(scanApi).load()),
);
