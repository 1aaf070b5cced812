import { isApiError, type ApiError } from '@/api';
import { isMap } from '@/lib/values';

/** Whether Jetpack set the error's status to "", which WordPress 6 sends as 200, and WordPress 7 as 500. The app reports both. */
const isWithoutStatus = ({ response }: ApiError) =>
	isMap(response) && isMap(response.data) && response.data.status === '';

/** The outcome of a call in short: "ok", or kind, status and code. */
export async function outcomeOf(call: () => Promise<unknown>): Promise<string> {
	try {
		await call();
		return 'ok';
	} catch (error) {
		if (!isApiError(error)) {
			throw error;
		}
		const kind = isWithoutStatus(error) ? ['envelope', 200] : [error.kind, error.status];
		return [...kind, error.code].filter(Boolean).join(' ');
	}
}

/** The error of a call; throws if the call succeeds. */
export async function errorOf(call: Promise<unknown>): Promise<ApiError> {
	return call.then(
		() => Promise.reject(new Error('The call succeeded.')),
		(error: ApiError) => error,
	);
}
