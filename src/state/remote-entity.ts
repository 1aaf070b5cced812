import type { Api, ErrorInfo } from '@/api';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';
import { toOutcome } from './outcome';
import type { AsyncThunk, Outcome, RemoteData, RootState } from './types';

interface LoadOptions {
	/** Ask again although an answer is known. */
	force?: boolean;
}

/** Milliseconds for which a failure answers for itself. */
const FAILURE_LASTS = 3000;

const isRecent = (time: number | undefined, now: number) =>
	time !== undefined && now - time < FAILURE_LASTS;

type RemoteAction = { type: string; payload?: unknown };

/** The reducer of what is fetched and kept as it came. It knows no decoder, so the root reducer may hold every one. */
export const createRemoteReducer =
	<T>(name: string) =>
	(state: RemoteData<T> = idle, { type, payload }: RemoteAction): RemoteData<T> => {
		switch (type) {
			case `${name}/requested`:
				return toLoading(state);
			case `${name}/received`:
				return toReady(payload as T);
			case `${name}/failed`:
				return toFailed(state, payload as ErrorInfo);
			default:
				return state;
		}
	};

/** What a thunk dispatches when it learns a remote entity by another way than its loader, as from the answer of a save. */
export const remoteReceived = (name: string, payload: unknown) => ({
	type: `${name}/received`,
	payload,
});

/**
 * The load thunk of a remote entity.
 *
 * A load while one is on its way joins it, and a load of what is known answers at once, so that any
 * number of cards may ask for the same thing. So does a load of what has just failed: the cards of one
 * screen ask one after the other, and must not take each other's failure for a reason to ask again.
 */
export function createRemoteLoader<T>(
	name: string,
	select: (state: RootState) => RemoteData<T>,
	fetch: (api: Api) => Promise<T>,
) {
	// One running load per store: tests and pages make several.
	const running = new WeakMap<Api, Promise<Outcome<T>>>();
	const failedAt = new WeakMap<Api, number>();

	return ({ force = false }: LoadOptions = {}): AsyncThunk<T> =>
		(dispatch, getState, { api, browser }) => {
			const known = select(getState());
			const underWay = running.get(api);
			if (underWay) {
				return underWay;
			}
			if (known.phase === 'ready' && !force) {
				return Promise.resolve({ data: known.data });
			}
			if (known.phase === 'failed' && !force && isRecent(failedAt.get(api), browser.now())) {
				return Promise.resolve({ error: known.error });
			}
			dispatch({ type: `${name}/requested` });
			const result = toOutcome(() => fetch(api)).then((outcome) => {
				running.delete(api);
				if (outcome.error) {
					failedAt.set(api, browser.now());
				}
				dispatch(
					outcome.error
						? { type: `${name}/failed`, payload: outcome.error }
						: remoteReceived(name, outcome.data),
				);
				return outcome;
			});
			running.set(api, result);
			return result;
		};
}
