import { securityApi } from '@/api';
import { createRemoteLoader } from '../remote-entity';
import type { RootState } from '../types';

export const selectFirewall = (state: RootState) => state.firewall;

/** To be asked only while the firewall's module is on: the route is absent otherwise. */
export const loadFirewall = createRemoteLoader('firewall', selectFirewall, (api) =>
	api(securityApi).loadFirewall(),
);
