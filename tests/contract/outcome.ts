import { isApiError, type ApiError } from '@/api';

/** How a call went, in one short word: "ok", or kind, status and code. */
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

/** The error with which a call ends; one that ends well fails the test. */
export async function errorOf(call: Promise<unknown>): Promise<ApiError> {
	return call.then(
		() => Promise.reject(new Error('The call went well.')),
		(error: ApiError) => error,
	);
}
