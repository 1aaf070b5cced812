import { notOffered } from '@/api';
import { canAct, findMissingCall, type ActName } from '@/domain/calls/acts';
import { findRouteLack, NO_ROUTE, type ServerRoute } from '@/domain/calls/server-routes';
import type { Lack } from '@/lib/remote';
import { toOutcome } from './outcome';
import { routeMissed } from '../site';
import type { AsyncThunk, RootState } from './types';

/** Whether the server has a route, as far as is known: what the page printed, and what calls found since. */
export const selectHasRoute = ({ site }: RootState, route: ServerRoute): boolean =>
	!site.missingRoutes.includes(route);

/** Whether the server has the calls that an act needs. */
export const selectCanAct = ({ site }: RootState, name: ActName): boolean =>
	canAct(site.missingRoutes, name);

/** Why the server lacks a call that an act needs; undefined if it has them all. */
export function selectActLack({ site }: RootState, name: ActName): Lack | undefined {
	const missing = findMissingCall(site.missingRoutes, name);
	return missing === undefined ? undefined : findRouteLack(missing, site.currentVersion);
}

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
