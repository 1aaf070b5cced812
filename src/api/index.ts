import { createClient, type ClientOptions } from './client';
import { createAccountApi } from './entities/account';
import { createConnectionApi } from './entities/connection';
import { createModulesApi } from './entities/modules';
import { createRewindApi } from './entities/rewind';
import { createSecurityApi } from './entities/security';
import { createSettingsApi } from './entities/settings';
import { createSiteApi } from './entities/site';
import { createVerificationApi } from './entities/verification';

export { ApiError, isApiError, toErrorInfo, type ErrorInfo } from './client';
export { decodePageData } from './page-data';

/** Every call that the app can make, by entity. */
export function createApi(options: ClientOptions) {
	const client = createClient(options);
	return {
		account: createAccountApi(client),
		connection: createConnectionApi(client),
		modules: createModulesApi(client),
		rewind: createRewindApi(client),
		security: createSecurityApi(client),
		settings: createSettingsApi(client),
		site: createSiteApi(client),
		verification: createVerificationApi(client),
	};
}

export type Api = ReturnType<typeof createApi>;
