import { securityApi } from '@/api/entities/security';
import { createRemoteEntity } from '../store/inject-slice';

/** Load it only while the firewall's module is on: otherwise the route doesn't exist. */
export const { select: selectFirewall, load: loadFirewall } = createRemoteEntity(
	'firewall',
	(api) => api(securityApi).loadFirewall(),
);
