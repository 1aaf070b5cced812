import type { Api, ErrorInfo } from '@/api';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';
import { toOutcome } from './outcome';
import type { AsyncThunk, Outcome, RemoteData, RootState } from './types';

interface LoadOptions {
	/** Ask again although an answer is known. */
	force?: boolean;
}

/**
 * An entity that is fetched and kept as it came: its reducer and its load thunk.
 *
 * A load while one is on its way joins it, and a load of what is known answers at once, so that any
 * number of cards may ask for the same thing.
 */
export function createRemoteEntity<T>(
	name: string,
	select: (state: RootState) => RemoteData<T>,
	fetch: (api: Api) => Promise<T>,
) {
	const events = {
		requested: `${name}/requested`,
		received: `${name}/received`,
		failed: `${name}/failed`,
	} as const;

	const reducer = (
		state: RemoteData<T> = idle,
		action: { type: string; payload?: unknown },
	): RemoteData<T> => {
		switch (action.type) {
			case events.requested:
				return toLoading(state);
			case events.received:
				return toReady(action.payload as T);
			case events.failed:
				return toFailed(state, action.payload as ErrorInfo);
			default:
				return state;
		}
	};

	// One running load per store: tests and pages make several.
	const running = new WeakMap<Api, Promise<Outcome<T>>>();

	const load =
		({ force = false }: LoadOptions = {}): AsyncThunk<T> =>
		(dispatch, getState, { api }) => {
			const known = select(getState());
			const underWay = running.get(api);
			if (underWay) {
				return underWay;
			}
			if (known.phase === 'ready' && !force) {
				return Promise.resolve({ data: known.data });
			}
			dispatch({ type: events.requested });
			const result = toOutcome(() => fetch(api)).then((outcome) => {
				running.delete(api);
				dispatch(
					outcome.error
						? { type: events.failed, payload: outcome.error }
						: { type: events.received, payload: outcome.data },
				);
				return outcome;
			});
			running.set(api, result);
			return result;
		};

	return { reducer, load };
}
