import { keysOf } from './values';

/**
 * The state of data from a server. "Unknown yet" and "failed" are states of their own, so that neither can be
 * shown as "none". Loading keeps the previous data and the previous error, so that a retry is a state of the
 * request and needs no separate flag.
 */
export type Remote<T, E = Error> =
	| { phase: 'idle' }
	| { phase: 'loading'; previous?: T; error?: E; kept?: Kept }
	| { phase: 'ready'; data: T }
	| { phase: 'failed'; error: E; previous?: T; kept?: Kept };

/** Previous data that the site has kept from an earlier visit, its own or that of someone else. */
export interface Kept {
	/** Milliseconds since 1970. */
	at: number;
	/** More than a day old, so that it is no evidence that all is well. */
	isAged: boolean;
}

export const idle = { phase: 'idle' } as const;

/** The current data: fresh, being refreshed, or from before a failure. */
export function knownData<T, E>(remote: Remote<T, E>): T | undefined {
	if (remote.phase === 'ready') {
		return remote.data;
	}
	return remote.phase === 'idle' ? undefined : remote.previous;
}

/** Set while the current data is one that the site has kept. */
export const keptOf = <T, E>(remote: Remote<T, E>): Kept | undefined =>
	remote.phase === 'failed' || remote.phase === 'loading' ? remote.kept : undefined;

/** Whether the current data may say that all is well. */
export const isTrusted = <T, E>(remote: Remote<T, E>): boolean =>
	remote.phase === 'ready' || keptOf(remote)?.isAged === false;

/** Why the last request failed; kept while the same data is requested again. */
export function failureOf<T, E>(remote: Remote<T, E>): E | undefined {
	return remote.phase === 'failed' || remote.phase === 'loading' ? remote.error : undefined;
}

export function toLoading<T, E>(remote: Remote<T, E>): Remote<T, E> {
	return {
		phase: 'loading',
		previous: knownData(remote),
		error: failureOf(remote),
		kept: keptOf(remote),
	};
}

/** Kept data, which is shown until there is an answer. */
export function toKept<T>(data: T, kept: Kept): Remote<T, never> {
	return { phase: 'loading', previous: data, kept };
}

/** What is left of a verdict that all is well, one of `goods`, if a kept answer says so that is too old for it. */
export function viewAged<V extends { kind: string }>(
	verdict: V,
	goods: readonly V['kind'][],
	...remotes: readonly Remote<unknown, unknown>[]
): V | Unsettled {
	const aged = remotes.find((remote) => keptOf(remote)?.isAged);
	if (!aged || !goods.includes(verdict.kind)) {
		return verdict;
	}
	return failureOf(aged) === undefined
		? { kind: 'loading' }
		: { kind: 'failed', isRetrying: aged.phase === 'loading' };
}

export function toReady<T>(data: T): Remote<T, never> {
	return { phase: 'ready', data };
}

export function toFailed<T, E>(remote: Remote<T, E>, error: E): Remote<T, E> {
	return { phase: 'failed', error, previous: knownData(remote), kept: keptOf(remote) };
}

/** Nothing has been requested yet, or the first request is pending. */
export function isUnknown<T, E>(remote: Remote<T, E>): boolean {
	return viewRemote(remote).kind === 'loading';
}

/** A failed request, shown as such; its "Try again" is busy during the retry. */
export interface FailedView {
	kind: 'failed';
	isRetrying: boolean;
	/** The page said that the site has no such call, so it was not sent, and a retry would be in vain. */
	lack?: Lack;
}

/** A request without any answer yet, as a screen shows it. */
export type Unsettled = { kind: 'loading' } | FailedView;

/** Why a site lacks a call: this release of Jetpack doesn't have it, something on the site has removed it, or it isn't known which. */
export type Lack = 'release' | 'site' | 'unknown';

/**
 * The codes of calls that were not sent, because the page said that the site has no route for them. WordPress's own `rest_no_route` isn't among them,
 * because it is also the answer while Jetpack is being updated or is off for a moment.
 */
export const LACK_CODES: Record<Lack, string> = {
	release: 'route_not_in_release',
	site: 'route_not_on_site',
	unknown: 'route_not_offered',
};

/** Why a call was not sent; undefined if it was. */
export const readLack = (error: unknown): Lack | undefined =>
	typeof error === 'object' && error !== null && 'code' in error
		? keysOf(LACK_CODES).find((lack) => LACK_CODES[lack] === error.code)
		: undefined;

/** The part of a failed view about calls that were not sent. */
export function viewLack(...errors: readonly unknown[]): Pick<FailedView, 'lack'> {
	const lack = errors.map(readLack).find(Boolean);
	return lack ? { lack } : {};
}

/** The three states of a request that a screen shows. */
export type RemoteView<T> = Unsettled | { kind: 'known'; data: T };

/** Known data takes precedence over a failure, and a failure remains until its retry has been answered. */
export function viewRemote<T, E>(remote: Remote<T, E>): RemoteView<T> {
	const data = knownData(remote);
	if (data !== undefined) {
		return { kind: 'known', data };
	}
	const failure = failureOf(remote);
	return failure === undefined
		? { kind: 'loading' }
		: {
				kind: 'failed',
				isRetrying: remote.phase === 'loading',
				...viewLack(failure),
			};
}

/** Combines requests that are needed together: known when all are known, failed when any failed, loading otherwise. */
export function viewAll<T extends readonly unknown[]>(
	...views: { [K in keyof T]: RemoteView<T[K]> }
): RemoteView<T> {
	const failed = views.filter((view) => view.kind === 'failed');
	if (failed.length > 0) {
		const lack = failed.find((view) => view.lack)?.lack;
		return {
			kind: 'failed',
			isRetrying: failed.some(({ isRetrying }) => isRetrying),
			...(lack && { lack }),
		};
	}
	const known = views.filter((view) => view.kind === 'known');
	return known.length === views.length
		? // The compiler can't infer the mapping of a tuple.
			{ kind: 'known', data: known.map(({ data }) => data) as unknown as T }
		: { kind: 'loading' };
}
