import { ApiError } from '@/api';

/** The error of a failed call; fails the test if the call succeeds. */
export async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
	const error = await promise.then(
		() => undefined,
		(reason) => reason,
	);
	expect(error).toBeInstanceOf(ApiError);
	return error as ApiError;
}
