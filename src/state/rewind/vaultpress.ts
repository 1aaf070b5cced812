import { securityApi } from '@/api/entities/security';
import type { ServerRoute } from '@/domain/calls/server-routes';
import { VAULTPRESS_ABSENT, type VaultPress } from '@/domain/rewind/vaultpress';
import { toReady } from '@/lib/remote';
import { injectRemote } from '../store/inject-slice';
import { createRemoteLoader } from '../store/remote-loader';
import { selectHasRoute } from '../store/server-routes';
import type { RemoteData, RootState } from '../store/types';

export const vaultpressSlice = injectRemote<VaultPress>('vaultpress');

const VAULTPRESS_ROUTE: ServerRoute = 'module/vaultpress/data';
const ABSENT = toReady<VaultPress>({ code: VAULTPRESS_ABSENT, message: '', data: null });

/**
 * What VaultPress reports about itself. A server without the route is only asked by a forced load, which follows the
 * plugin's activation.
 */
export function selectVaultPress(state: RootState): RemoteData<VaultPress> {
	const report = vaultpressSlice.select(state);
	return report.phase === 'idle' && !selectHasRoute(state, VAULTPRESS_ROUTE) ? ABSENT : report;
}

export const loadVaultPress = createRemoteLoader(
	{ ...vaultpressSlice, select: selectVaultPress },
	(api) => api(securityApi).loadVaultPress(),
	'jetpack/v4/module/vaultpress/data',
	true,
);
