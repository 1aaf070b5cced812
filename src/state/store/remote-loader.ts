import type { Api } from '@/api';
import { addArrival } from './arrivals';
import { toOutcome } from './outcome';
import type { RemoteData, RemoteSlice } from './remote-slice';
import type {
	AppDispatch,
	AppThunk,
	AsyncThunk,
	Browser,
	Loader,
	Outcome,
	RootState,
} from './types';

/** Milliseconds during which a failure is returned without another request. */
const FAILURE_LASTS = 3000;

const DAY = 24 * 60 * 60 * 1000;

/** Makes the calls of an entity. */
export type Fetch<T> = (api: Api, browser: Browser, dispatch: AppDispatch) => Promise<T>;

/** The pending loads of one store; tests and pages create several stores. */
interface Progress<T> {
	running?: Promise<Outcome<T>>;
	/** A forced load that waits for the running one. */
	next?: Promise<Outcome<T>>;
	/** The answer that the site has kept is being decoded. */
	recalling?: Promise<void>;
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
 *
 * The first load starts from the answer that the site has kept, if there is one: a current one is all that it needs, and an older one is shown until
 * the new one arrives. What can't be decoded counts as never kept.
 *
 * @param call   The address of the call, if its answer may come with the page.
 * @param isLate It is taken only once something needs it.
 */
export function createRemoteLoader<T>(
	slice: RemoteSlice<T> & { select: (state: RootState) => RemoteData<T> },
	fetch: Fetch<T>,
	call?: string,
	isLate = false,
): Loader<T> {
	const { select } = slice;
	const progresses = new WeakMap<Api, Progress<T>>();
	const progressOf = (api: Api) => {
		const progress = progresses.get(api) ?? {};
		progresses.set(api, progress);
		return progress;
	};

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

	const recall =
		(): AppThunk<Promise<void> | undefined> =>
		(dispatch, getState, { api, browser }) => {
			const isFirst = call !== undefined && select(getState()).phase === 'idle';
			const recalled = isFirst ? api.recall(call) : undefined;
			if (!recalled) {
				return undefined;
			}
			const { at, isCurrent, source } = recalled;
			const progress = progressOf(api);
			progress.recalling = toOutcome(() => fetch(source, browser, dispatch)).then((outcome) => {
				progress.recalling = undefined;
				if (!outcome.error) {
					const { data } = outcome;
					const isAged = Math.abs(browser.now() - at) > DAY;
					dispatch(
						isCurrent ? slice.received(data) : slice.recalled({ data, kept: { at, isAged } }),
					);
				}
			});
			return progress.recalling;
		};

	const load: Loader<T> =
		({ force = false } = {}) =>
		(dispatch, getState, { api, browser }) => {
			const progress = progressOf(api);
			const recalling = progress.recalling ?? (force ? undefined : dispatch(recall()));
			if (recalling) {
				return recalling.then(() => dispatch(load({ force })));
			}
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
	if (call !== undefined) {
		addArrival(call, { load, recall, select, isLate });
	}
	return load;
}
