import { modulesApi } from '@/api';
import { createRemoteLoader } from '../remote-entity';
import type { RootState } from '../types';

export const selectProtectCount = (state: RootState) => state.protect;

/** How many malicious login attempts were blocked. */
export const loadProtectCount = createRemoteLoader('protect', selectProtectCount, (api) =>
	api(modulesApi).loadProtectCount(),
);
