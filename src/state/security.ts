import { modulesApi } from '@/api/entities/modules';
import { scanApi } from '@/api/entities/scan';
import { securityApi } from '@/api/entities/security';
import type { Firewall } from '@/domain/firewall';
import type { ScanStatus } from '@/domain/scan/types';
import { VAULTPRESS_ABSENT, type VaultPress } from '@/domain/vaultpress/types';
import { toReady } from '@/lib/remote';
import type { ServerRoute } from '@/domain/server-routes';
import { injectSlice } from './inject-slice';
import { createRemoteLoader } from './remote-loader';
import { createRemoteSlice, type RemoteData } from './remote-slice';
import type { RootState } from './types';

declare module './root-reducer' {
	interface InjectedSlices {
		firewall: RemoteData<Firewall>;
		protect: RemoteData<number>;
		scan: RemoteData<ScanStatus>;
		vaultpress: RemoteData<VaultPress>;
	}
}

export const scanSlice = createRemoteSlice<ScanStatus>('scan');

export const selectScan = injectSlice('scan', scanSlice.reducer);

/** The state of the malware scan. */
export const loadScan = createRemoteLoader(scanSlice, selectScan, (api) => api(scanApi).load());

export const vaultpressSlice = createRemoteSlice<VaultPress>('vaultpress');

const selectReport = injectSlice('vaultpress', vaultpressSlice.reducer);
const VAULTPRESS_ROUTE: ServerRoute = 'module/vaultpress/data';
const ABSENT = toReady<VaultPress>({ code: VAULTPRESS_ABSENT, message: '', data: null });

/**
 * What VaultPress reports about itself. A server without the route is only asked by a forced load, which follows the
 * plugin's activation.
 */
export function selectVaultPress(state: RootState): RemoteData<VaultPress> {
	const report = selectReport(state);
	return report.phase === 'idle' && state.site.missingRoutes.includes(VAULTPRESS_ROUTE)
		? ABSENT
		: report;
}

export const loadVaultPress = createRemoteLoader(vaultpressSlice, selectVaultPress, (api) =>
	api(securityApi).loadVaultPress(),
);

const firewallSlice = createRemoteSlice<Firewall>('firewall');

export const selectFirewall = injectSlice('firewall', firewallSlice.reducer);

/** Load it only while the firewall's module is on: otherwise the route doesn't exist. */
export const loadFirewall = createRemoteLoader(firewallSlice, selectFirewall, (api) =>
	api(securityApi).loadFirewall(),
);

const protectSlice = createRemoteSlice<number>('protect');

export const selectProtectCount = injectSlice('protect', protectSlice.reducer);

/** The number of blocked login attempts. */
export const loadProtectCount = createRemoteLoader(protectSlice, selectProtectCount, (api) =>
	api(modulesApi).loadProtectCount(),
);
