import { __ } from '@wordpress/i18n';
import type { ErrorInfo } from '@/api';
import type { ServerRoute } from '@/domain/server-routes';
import { NO_ROUTE } from '@/lib/remote';
import { toOutcome } from './outcome';
import { routeMissed } from './site/slice';
import type { AsyncThunk, RootState } from './types';

/** Whether the server has a route, as far as is known: what the page printed, and what calls found since. */
export const selectHasRoute = ({ site }: RootState, route: ServerRoute): boolean =>
	!site.missingRoutes.includes(route);

const noRoute = (): ErrorInfo => ({
	kind: 'not-found',
	message: __("This version of Jetpack can't do this.", 'dashboard-for-jetpack'),
	code: NO_ROUTE,
	status: 404,
});

/**
 * Runs a call whose route this server may lack. It is not sent where the route is missing; if the answer says so, all offers that
 * need the route disappear.
 */
export const callRoute =
	<T>(route: ServerRoute, call: () => Promise<T>): AsyncThunk<T> =>
	async (dispatch, getState) => {
		if (!selectHasRoute(getState(), route)) {
			return { error: noRoute() };
		}
		const outcome = await toOutcome(call);
		if (outcome.error?.code !== NO_ROUTE) {
			return outcome;
		}
		dispatch(routeMissed(route));
		return { error: noRoute() };
	};
