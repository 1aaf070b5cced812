import type { ErrorInfo } from '@/api';

/**
 * A refusal with our names of settings in place of the server's keys. The names are in the chunks of the settings, so they are fetched
 * only for a message that has a key; if that fails, the keys stay. `serverMessage` keeps its keys for callers that look for them.
 *
 * @param error
 * @param keys  The keys that were sent.
 */
export async function nameKeys(error: ErrorInfo, keys: readonly string[]): Promise<ErrorInfo> {
	const text = JSON.stringify(error);
	if (!keys.some((key) => text.includes(key))) {
		return error;
	}
	return import(/* webpackChunkName: "setting-names" */ './name-settings').then(
		({ withNames }) => withNames(error, keys),
		() => error,
	);
}
