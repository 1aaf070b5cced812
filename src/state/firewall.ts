import { securityApi } from '@/api/entities/security';
import type { Firewall } from '@/domain/firewall';
import { createRemoteEntity } from './inject-slice';

declare module './root-reducer' {
	interface RemoteEntities {
		firewall: Firewall;
	}
}

/** Load it only while the firewall's module is on: otherwise the route doesn't exist. */
export const { select: selectFirewall, load: loadFirewall } = createRemoteEntity(
	'firewall',
	(api) => api(securityApi).loadFirewall(),
);
