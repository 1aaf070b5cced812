import { createClient, type Client, type ClientOptions } from './client';

export { ApiError, isApiError, toErrorInfo, type ErrorInfo } from './client';
export { loadChunkTexts } from './chunk-texts';
export { decodePageData } from './page-data';
export { decodeConnectionPage } from './page-data/connection-page';
export { decodeIdentityCrisis } from './page-data/identity-crisis';
export { accountApi } from './entities/account';
export { adsApi } from './entities/ads';
export { antiSpamApi } from './entities/anti-spam';
export { catalogApi } from './entities/catalog';
export { connectionApi } from './entities/connection';
export { contentApi } from './entities/content';
export { identityCrisisApi } from './entities/identity-crisis';
export { licensingApi } from './entities/licensing';
export { modulesApi } from './entities/modules';
export { offersApi } from './entities/offers';
export { pluginsApi } from './entities/plugins';
export { recommendationsApi } from './entities/recommendations';
export { rewindApi } from './entities/rewind';
export { scanApi } from './entities/scan';
export { searchApi } from './entities/search';
export { securityApi } from './entities/security';
export { settingsApi } from './entities/settings';
export { siteApi } from './entities/site';
export { surveyApi, SURVEY_NOT_DELIVERED } from './entities/survey';
export { verificationApi } from './entities/verification';

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
