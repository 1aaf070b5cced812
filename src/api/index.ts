import { createClient, type Client, type ClientOptions } from './client';

export { ApiError, isApiError, toErrorInfo, type ErrorInfo } from './client';
export { loadChunkTexts } from './chunk-texts';
export { decodePageData } from './page-data';
export { decodeConnectionPage } from './page-data/connection-page';
export { decodeIdentityCrisis } from './page-data/identity-crisis';

/**
 * The calls of an entity, as in `api(scanApi).load()`. An entity comes with the thunk that names it, so that
 * the decoders of a screen travel in that screen's chunk and not in the first one.
 */
export interface Api {
	<T>(entity: (client: Client) => T): T;
	/** Runs a task while no other write is sent (see `Client`); its calls use the Api that it gets. */
	inTurn: <T>(task: (api: Api) => Promise<T>) => Promise<T>;
}

function bindApi(client: Client): Api {
	const made = new Map<unknown, unknown>();
	const call = <T>(entity: (client: Client) => T): T => {
		if (!made.has(entity)) {
			made.set(entity, entity(client));
		}
		// Kept under the function that made it.
		return made.get(entity) as T;
	};
	return Object.assign(call, {
		inTurn: <T>(task: (api: Api) => Promise<T>) => client.inTurn((inside) => task(bindApi(inside))),
	});
}

export const createApi = (options: ClientOptions): Api => bindApi(createClient(options));
