import { modulesApi } from '@/api';
import { createRemoteLoader } from './remote-loader';
import { protectSlice } from './remotes';
import type { RootState } from './types';

export const selectProtectCount = (state: RootState) => state.protect;

/** How many malicious login attempts were blocked. */
export const loadProtectCount = createRemoteLoader(protectSlice, selectProtectCount, (api) =>
	api(modulesApi).loadProtectCount(),
);
