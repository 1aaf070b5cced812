/**
 * The result of a promise within a time limit; undefined if it fails or takes longer. For extras that the work can do without.
 *
 * @param promise
 * @param limit   In milliseconds.
 */
export function inTime<T>(promise: Promise<T>, limit: number): Promise<T | undefined> {
	return new Promise((resolve) => {
		const timer = setTimeout(() => resolve(undefined), limit);
		const end = (result?: T) => {
			clearTimeout(timer);
			resolve(result);
		};
		promise.then(end, () => end());
	});
}
