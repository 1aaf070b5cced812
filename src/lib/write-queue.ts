export type WriteQueue = <T>(write: () => Promise<T>) => Promise<T>;

/**
 * Runs writes one at a time, in the order in which they were asked for.
 *
 * The server read-modify-writes one option: two writes at once can each drop the other's change. A
 * failed write does not hold up the next one.
 */
export function createWriteQueue(): WriteQueue {
	let last: Promise<unknown> = Promise.resolve();
	return (write) => {
		const result = last.then(write, write);
		last = result.catch(() => undefined);
		return result;
	};
}
