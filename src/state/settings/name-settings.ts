import type { ErrorInfo } from '@/api';

/**
 * An error with our names of settings in place of the server's keys. The names are in the chunks of the settings, so they are fetched only for a
 * message that has a key.
 *
 * @param keys The keys that were sent.
 */
export async function withNames(error: ErrorInfo, keys: readonly string[]): Promise<ErrorInfo> {
	const { message, fields = {} } = error;
	const texts = [message, ...Object.values(fields)];
	if (!keys.some((key) => texts.some((text) => text.includes(key)))) {
		return error;
	}
	try {
		const { nameSettings } = await import(
			/* webpackChunkName: "setting-names" */ '@/domain/settings/readable'
		);
		return {
			...error,
			message: nameSettings(message, keys),
			...(error.fields && {
				fields: Object.fromEntries(
					Object.entries(fields).map(([key, reason]) => [key, nameSettings(reason, keys)]),
				),
			}),
		};
	} catch {
		// The server's own words say it, too.
		return error;
	}
}
