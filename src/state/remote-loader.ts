import type { Api } from '@/api';
import { toOutcome } from './outcome';
import type { RemoteData, RemoteSlice } from './remote-slice';
import type { AppDispatch, AsyncThunk, Browser, Loader, Outcome, RootState } from './types';

/** Milliseconds during which a failure is returned without another request. */
const FAILURE_LASTS = 3000;

/** Makes the calls of an entity. */
export type Fetch<T> = (api: Api, browser: Browser, dispatch: AppDispatch) => Promise<T>;

/** The pending loads of one store; tests and pages create several stores. */
interface Progress<T> {
	running?: Promise<Outcome<T>>;
	/** A forced load that waits for the running one. */
	next?: Promise<Outcome<T>>;
	failedAt?: number;
}

/**
 * The load thunk of a remote entity.
 *
 * A load joins a pending request and returns a loaded value at once, so any number of cards may load the
 * same entity. A load right after a failure returns that failure: the cards of one screen load one after
 * the other, and must not each repeat a request that has just failed.
 *
 * A forced load is sent after the pending request has finished: it follows a change, and the pending
 * answer may be older than the change. Several waiting forced loads are sent as one.
 */
export function createRemoteLoader<T>(
	slice: RemoteSlice<T>,
	select: (state: RootState) => RemoteData<T>,
	fetch: Fetch<T>,
): Loader<T> {
	const progressOf = new WeakMap<Api, Progress<T>>();

	const ask =
		(progress: Progress<T>): AsyncThunk<T> =>
		(dispatch, _getState, { api, browser }) => {
			dispatch(slice.requested());
			progress.running = toOutcome(() => fetch(api, browser, dispatch)).then((outcome) => {
				progress.running = undefined;
				progress.failedAt = outcome.error && browser.now();
				dispatch(outcome.error ? slice.failed(outcome.error) : slice.received(outcome.data));
				return outcome;
			});
			return progress.running;
		};

	return ({ force = false } = {}) =>
		(dispatch, getState, { api, browser }) => {
			const progress = progressOf.get(api) ?? {};
			progressOf.set(api, progress);
			const { running, failedAt } = progress;
			if (running && force) {
				progress.next ??= running.then(() => {
					progress.next = undefined;
					return dispatch(ask(progress));
				});
				return progress.next;
			}
			if (running) {
				return running;
			}
			const known = select(getState());
			if (known.phase === 'ready' && !force) {
				return Promise.resolve({ data: known.data });
			}
			const isRecent = failedAt !== undefined && browser.now() - failedAt < FAILURE_LASTS;
			if (known.phase === 'failed' && isRecent && !force) {
				return Promise.resolve({ error: known.error });
			}
			return dispatch(ask(progress));
		};
}
