import { modulesApi } from '@/api/entities/modules';
import { forFirstAnswer } from './first-answers';
import { injectSlice } from './inject-slice';
import { createRemoteLoader } from './remote-loader';
import { createRemoteSlice, type RemoteData } from './remote-slice';

declare module './root-reducer' {
	interface InjectedSlices {
		protect: RemoteData<number>;
	}
}

const protectSlice = createRemoteSlice<number>('protect');

export const selectProtectCount = injectSlice('protect', protectSlice.reducer);

/** The number of blocked login attempts. */
export const loadProtectCount = forFirstAnswer(
	'jetpack/v4/module/protect/data',
	createRemoteLoader(protectSlice, selectProtectCount, (api) => api(modulesApi).loadProtectCount()),
);
