import { securityApi } from '@/api';
import { createRemoteLoader } from './remote-loader';
import { vaultSlice } from './remotes';
import type { RootState } from './types';

export const selectVault = (state: RootState) => state.vault;

/** What VaultPress says of itself. */
export const loadVault = createRemoteLoader(vaultSlice, selectVault, (api) =>
	api(securityApi).loadVault(),
);
