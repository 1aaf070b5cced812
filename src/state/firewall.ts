import { securityApi } from '@/api/entities/security';
import type { Firewall } from '@/domain/firewall';
import { injectSlice } from './inject-slice';
import { createRemoteLoader } from './remote-loader';
import { createRemoteSlice, type RemoteData } from './remote-slice';

declare module './root-reducer' {
	interface InjectedSlices {
		firewall: RemoteData<Firewall>;
	}
}

const firewallSlice = createRemoteSlice<Firewall>('firewall');

export const selectFirewall = injectSlice('firewall', firewallSlice.reducer);

/** Load it only while the firewall's module is on: otherwise the route doesn't exist. */
export const loadFirewall = createRemoteLoader(firewallSlice, selectFirewall, (api) =>
	api(securityApi).loadFirewall(),
);
