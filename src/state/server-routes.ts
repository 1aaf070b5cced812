import { notOffered } from '@/api';
import { NO_ROUTE, type ServerRoute } from '@/domain/server-routes';
import { toOutcome } from './outcome';
import { routeMissed } from './site/slice';
import type { AsyncThunk, RootState } from './types';

/** Whether the server has a route, as far as is known: what the page printed, and what calls found since. */
export const selectHasRoute = ({ site }: RootState, route: ServerRoute): boolean =>
	!site.missingRoutes.includes(route);

/**
 * Runs a call whose route this server may lack. The client doesn't send it where the page said so; if only the answer says so, all
 * offers that need the route disappear.
 */
export const callRoute =
	<T>(route: ServerRoute, call: () => Promise<T>): AsyncThunk<T> =>
	async (dispatch) => {
		const outcome = await toOutcome(call);
		if (outcome.error?.code !== NO_ROUTE) {
			return outcome;
		}
		dispatch(routeMissed(route));
		return toOutcome<T>(() => Promise.reject(notOffered('unknown')));
	};
