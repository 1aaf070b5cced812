import { securityApi } from '@/api';
import { createRemoteLoader } from './remote-loader';
import { vaultpressSlice } from './remotes';
import type { RootState } from './types';

export const selectVaultPress = (state: RootState) => state.vaultpress;

/** What VaultPress reports of itself. */
export const loadVaultPress = createRemoteLoader(vaultpressSlice, selectVaultPress, (api) =>
	api(securityApi).loadVaultPress(),
);
