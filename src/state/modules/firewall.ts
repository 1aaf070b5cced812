import { securityApi } from '@/api/entities/security';
import type { Firewall } from '@/domain/modules/firewall';
import { createRemoteEntity } from '../store/inject-slice';

declare module '../store/root-reducer' {
	interface RemoteEntities {
		firewall: Firewall;
	}
}

/** Load it only while the firewall's module is on: otherwise the route doesn't exist. */
export const { select: selectFirewall, load: loadFirewall } = createRemoteEntity(
	'firewall',
	(api) => api(securityApi).loadFirewall(),
);
