import type { AppThunk, Loader } from './types';

/** By the address of their call below the root of the REST API, as in `domain/arrivals`. */
const LOADERS = new Map<string, Loader>();

/** Lets a loader take the answer that came with the page, if it has one. */
export function forFirstAnswer<T extends Loader>(call: string, load: T): T {
	LOADERS.set(call, load);
	return load;
}

/**
 * Loads every answer that came with the page and has a loader here by now, so that cards drawn later start with data. The page sends only the calls
 * that its site needs.
 */
export const loadFirstAnswers =
	(): AppThunk =>
	(dispatch, _getState, { api }) => {
		for (const [call, load] of LOADERS) {
			if (api.isAsked(call)) {
				void dispatch(load());
			}
		}
	};
