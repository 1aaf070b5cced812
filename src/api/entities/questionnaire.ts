import type { Client } from '../client';
import { decoder, ignoreAnswer, rawMap } from '../decode';

/** API-37. No release of today registers the route: both calls end as `not-found`. */
export const questionnaireApi = (client: Client) => ({
	load: () => client.get('setup/questionnaire', decoder(rawMap())),
	save: (data: object) => client.write('setup/questionnaire', ignoreAnswer, data),
});
