/**
 * The state of something that a server knows. "Unknown yet" and "failed" are states of their own, so
 * that neither can be drawn as "none". Loading remembers what was known and what had failed, so that
 * a retry is a state of the request and nobody keeps it beside it.
 */
export type Remote<T, E = Error> =
	| { phase: 'idle' }
	| { phase: 'loading'; previous?: T; error?: E }
	| { phase: 'ready'; data: T }
	| { phase: 'failed'; error: E; previous?: T };

export const idle = { phase: 'idle' } as const;

/** What is known now: fresh, being refreshed, or left from before a failure. */
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

/** Why the last request failed; it stays while the same thing is being asked for again. */
export function failureOf<T, E>(remote: Remote<T, E>): E | undefined {
	return remote.phase === 'failed' || remote.phase === 'loading' ? remote.error : undefined;
}

export function toLoading<T, E>(remote: Remote<T, E>): Remote<T, E> {
	return { phase: 'loading', previous: knownData(remote), error: failureOf(remote) };
}

export function toReady<T>(data: T): Remote<T, never> {
	return { phase: 'ready', data };
}

export function toFailed<T, E>(remote: Remote<T, E>, error: E): Remote<T, E> {
	return { phase: 'failed', error, previous: knownData(remote) };
}

/** Nothing has been asked yet, or the first answer is still on its way. */
export function isUnknown<T, E>(remote: Remote<T, E>): boolean {
	return viewRemote(remote).kind === 'loading';
}

/** What failed and is drawn as such; its "Try again" is busy while it is being asked for again. */
export interface FailedView {
	kind: 'failed';
	isRetrying: boolean;
}

/** The three things that a screen can draw of a request. */
export type RemoteView<T> = { kind: 'loading' } | FailedView | { kind: 'known'; data: T };

/** What is known beats what failed, and a failure stands until its retry has answered. */
export function viewRemote<T, E>(remote: Remote<T, E>): RemoteView<T> {
	const data = knownData(remote);
	if (data !== undefined) {
		return { kind: 'known', data };
	}
	return failureOf(remote) === undefined
		? { kind: 'loading' }
		: { kind: 'failed', isRetrying: remote.phase === 'loading' };
}

/** Requests that are needed together: known when all are, failed with any, loading until then. */
export function viewAll<T extends readonly unknown[]>(
	...views: { [K in keyof T]: RemoteView<T[K]> }
): RemoteView<T> {
	const failed = views.filter((view) => view.kind === 'failed');
	if (failed.length > 0) {
		return { kind: 'failed', isRetrying: failed.some(({ isRetrying }) => isRetrying) };
	}
	const known = views.filter((view) => view.kind === 'known');
	return known.length === views.length
		? // The compiler cannot follow the mapping of a tuple.
			{ kind: 'known', data: known.map(({ data }) => data) as unknown as T }
		: { kind: 'loading' };
}
