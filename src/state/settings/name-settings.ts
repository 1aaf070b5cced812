import type { ErrorInfo } from '@/api';
import { nameSettings } from '@/domain/settings/readable';

/**
 * An error with our names of settings in place of the server's keys.
 *
 * @param keys The keys that were sent.
 */
export const withNames = (error: ErrorInfo, keys: readonly string[]): ErrorInfo => ({
	...error,
	message: nameSettings(error.message, keys),
	...(error.fields && {
		fields: Object.fromEntries(
			Object.entries(error.fields).map(([key, reason]) => [key, nameSettings(reason, keys)]),
		),
	}),
});
