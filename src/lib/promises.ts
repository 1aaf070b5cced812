/** The result of a promise within some milliseconds; undefined if it fails or takes longer. For extras that the work can do without. */
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

export type WriteQueue = <T>(write: () => Promise<T>) => Promise<T>;

/**
 * Runs writes one at a time, in the order of the calls.
 *
 * The server read-modify-writes one option: two writes at once can each drop the other's change. A failed
 * write doesn't block the next one.
 */
export function createWriteQueue(): WriteQueue {
	let last: Promise<unknown> = Promise.resolve();
	return (write) => {
		const result = last.then(write, write);
		last = result.catch(() => undefined);
		return result;
	};
}
