import { isApiError, type ApiError } from '@/api';

/** The outcome of a call in short: "ok", or kind, status and code. */
export async function outcomeOf(call: () => Promise<unknown>): Promise<string> {
	try {
		await call();
		return 'ok';
	} catch (error) {
		if (!isApiError(error)) {
			throw error;
		}
		return [error.kind, error.status, error.code].filter(Boolean).join(' ');
	}
}

/** The error of a call; throws if the call succeeds. */
export async function errorOf(call: Promise<unknown>): Promise<ApiError> {
	return call.then(
		() => Promise.reject(new Error('The call succeeded.')),
		(error: ApiError) => error,
	);
}
