import type { AppThunk, Loader } from './types';

/**
 * Loads what the page has asked for while the app was loading: it costs the site nothing, and cards that are drawn afterwards have
 * it from the start. Whether a card needs a call depends on the site; the page has none that is not needed.
 *
 * @param loaders By the address of their call below the root of the REST API.
 */
export const loadFirstAnswers =
	(loaders: Readonly<Record<string, Loader>>): AppThunk =>
	(dispatch, _getState, { api }) => {
		for (const [call, load] of Object.entries(loaders)) {
			if (api.isAsked(call)) {
				void dispatch(load());
			}
		}
	};
