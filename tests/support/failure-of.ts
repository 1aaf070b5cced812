import { ApiError } from '@/api';

/** How a call failed; a call that did not is the test's failure. */
export async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
	const error = await promise.then(
		() => undefined,
		(reason) => reason,
	);
	expect(error).toBeInstanceOf(ApiError);
	return error as ApiError;
}
