import type { Api } from '@/api';
import { toOutcome } from './outcome';
import type { RemoteData, RemoteSlice } from './remote-slice';
import type { AsyncThunk, Browser, Loader, Outcome, RootState } from './types';

/** Milliseconds for which a failure answers for itself. */
const FAILURE_LASTS = 3000;

/** What one store has under way; tests and pages make several stores. */
interface Progress<T> {
	running?: Promise<Outcome<T>>;
	/** A forced load that waits for the one that runs. */
	next?: Promise<Outcome<T>>;
	failedAt?: number;
}

/**
 * The load thunk of a remote entity.
 *
 * A load while one is on its way joins it, and a load of what is known answers at once, so that any
 * number of cards may ask for the same thing. So does a load of what has just failed: the cards of one
 * screen ask one after the other, and must not take each other's failure for a reason to ask again.
 *
 * A forced load is asked after what runs has answered: somebody has just changed something, and the
 * answer on its way may be older than the change. Several that wait are one.
 */
export function createRemoteLoader<T>(
	slice: RemoteSlice<T>,
	select: (state: RootState) => RemoteData<T>,
	fetch: (api: Api, browser: Browser) => Promise<T>,
): Loader<T> {
	const progressOf = new WeakMap<Api, Progress<T>>();

	const ask =
		(progress: Progress<T>): AsyncThunk<T> =>
		(dispatch, _getState, { api, browser }) => {
			dispatch(slice.requested());
			progress.running = toOutcome(() => fetch(api, browser)).then((outcome) => {
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
