import { securityApi } from '@/api';
import { createRemoteLoader } from './remote-loader';
import { firewallSlice } from './remotes';
import type { RootState } from './types';

export const selectFirewall = (state: RootState) => state.firewall;

/** To be asked only while the firewall's module is on: the route is absent otherwise. */
export const loadFirewall = createRemoteLoader(firewallSlice, selectFirewall, (api) =>
	api(securityApi).loadFirewall(),
);
