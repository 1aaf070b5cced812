import { createClient, type Client, type ClientOptions } from './client';

export { ApiError, isApiError, toErrorInfo, type ErrorInfo } from './client';
export { decodePageData } from './page-data';
export { accountApi } from './entities/account';
export { connectionApi } from './entities/connection';
export { modulesApi } from './entities/modules';
export { rewindApi } from './entities/rewind';
export { securityApi } from './entities/security';
export { settingsApi } from './entities/settings';
export { siteApi } from './entities/site';
export { verificationApi } from './entities/verification';

/**
 * The calls of an entity, as in `api(scanApi).load()`. An entity comes with the thunk that names it, so that
 * the decoders of a screen travel in that screen's chunk and not in the first one.
 */
export type Api = <T>(entity: (client: Client) => T) => T;

export function createApi(options: ClientOptions): Api {
	const client = createClient(options);
	const made = new Map<unknown, unknown>();
	return <T>(entity: (client: Client) => T): T => {
		if (!made.has(entity)) {
			made.set(entity, entity(client));
		}
		return made.get(entity) as T;
	};
}
