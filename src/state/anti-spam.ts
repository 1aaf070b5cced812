import { antiSpamApi } from '@/api/entities/anti-spam';
import type { AntiSpamData } from '@/domain/anti-spam';
import { injectSlice } from './inject-slice';
import { createRemoteLoader } from './remote-loader';
import { createRemoteSlice, type RemoteData } from './remote-slice';

declare module './root-reducer' {
	interface InjectedSlices {
		antiSpam: RemoteData<AntiSpamData>;
	}
}

const antiSpamSlice = createRemoteSlice<AntiSpamData>('antiSpam');

export const selectAntiSpam = injectSlice('antiSpam', antiSpamSlice.reducer);

/** The number of blocked spam comments, or why there is no count (API-31). */
export const loadAntiSpam = createRemoteLoader(antiSpamSlice, selectAntiSpam, (api) =>
	api(antiSpamApi).loadData(),
);
