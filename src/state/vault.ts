import { securityApi } from '@/api';
import { VAULT_ABSENT } from '@/domain/vault';
import { createRemoteLoader } from './remote-loader';
import { vaultSlice } from './remotes';
import type { RootState } from './types';

export const selectVault = (state: RootState) => state.vault;

/** The legacy plugin is not there: the server says so by a 404, which is nothing to complain of. */
export const selectIsVaultAbsent = ({ vault }: RootState) =>
	vault.phase === 'failed' && vault.error.code === VAULT_ABSENT;

/** What the legacy backup and scan plugin says of itself. */
export const loadVault = createRemoteLoader(vaultSlice, selectVault, (api) =>
	api(securityApi).loadVault(),
);
