/**
 * The state of something that a server knows. "Unknown yet" and "failed" are states of their own, so
 * that neither can be drawn as "none".
 */
export type Remote<T, E = Error> =
	| { phase: 'idle' }
	| { phase: 'loading'; previous?: T }
	| { phase: 'ready'; data: T }
	| { phase: 'failed'; error: E; previous?: T };

export const idle = { phase: 'idle' } as const;

/** What is known now, be it fresh, being refreshed or left from before a failure. */
export function knownData<T, E>(remote: Remote<T, E>): T | undefined {
	switch (remote.phase) {
		case 'ready':
			return remote.data;
		case 'loading':
		case 'failed':
			return remote.previous;
		default:
			return undefined;
	}
}

export function toLoading<T, E>(remote: Remote<T, E>): Remote<T, E> {
	return { phase: 'loading', previous: knownData(remote) };
}

export function toReady<T>(data: T): Remote<T, never> {
	return { phase: 'ready', data };
}

export function toFailed<T, E>(remote: Remote<T, E>, error: E): Remote<T, E> {
	return { phase: 'failed', error, previous: knownData(remote) };
}

/** Nothing has been asked yet, or the first answer is still on its way. */
export function isUnknown<T, E>(remote: Remote<T, E>): boolean {
	return remote.phase === 'idle' || (remote.phase === 'loading' && remote.previous === undefined);
}
