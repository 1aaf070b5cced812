import { createClient, type Client, type ClientOptions, type Recalled } from './client';
import { readBody } from './client/read-answer';

export {
	ApiError,
	isApiError,
	notOffered,
	PAGE_INSTEAD,
	toErrorInfo,
	type ErrorInfo,
	type FirstCalls,
	type KeptAnswers,
} from './client';
export { decodePageData } from './page-data';
export { decodeConnectionPage } from './page-data/connection-page';
export { decodeIdentityCrisis } from './page-data/identity-crisis';

/**
 * The calls of an entity, as in `api(scanApi).load()`. Each thunk imports its own entity, so that the
 * decoders of a screen are in that screen's chunk instead of the first one.
 */
export interface Api {
	<T>(entity: (client: Client) => T): T;
	/** Runs a task while no other write is sent (see `Client`); its calls use the Api that it receives. */
	inTurn: <T>(task: (api: Api) => Promise<T>) => Promise<T>;
	isAsked: Client['isAsked'];
	/** Takes what the site has kept of a call's answer (see `Client`), with an Api that gives it to any read. */
	recall: (call: string) => (Recalled & { source: Api }) | undefined;
}

function bindApi(client: Client): Api {
	const made = new Map<unknown, unknown>();
	const call = <T>(entity: (client: Client) => T): T => {
		if (!made.has(entity)) {
			made.set(entity, entity(client));
		}
		// Cached by the function that created it.
		return made.get(entity) as T;
	};
	return Object.assign(call, {
		isAsked: client.isAsked,
		recall: (name: string) => {
			const recalled = client.recall(name);
			const read: Client['get'] = async (_path, decode) =>
				readBody(JSON.parse(recalled?.text ?? ''), 200, decode);
			return (
				recalled && {
					...recalled,
					source: bindApi({ ...client, get: read, getFromProvider: read, list: read }),
				}
			);
		},
		inTurn: <T>(task: (api: Api) => Promise<T>) => client.inTurn((inside) => task(bindApi(inside))),
	});
}

export const createApi = (options: ClientOptions): Api => bindApi(createClient(options));
