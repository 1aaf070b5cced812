import type { AppThunk, Loader } from './types';

/**
 * Loads every answer to a call that the page has sent, so that cards drawn later start with data. The page sends only calls that a card needs.
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
