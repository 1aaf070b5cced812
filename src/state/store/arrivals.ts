import type { ErrorInfo } from '@/api';
import { failureOf, keptOf } from '@/lib/remote';
import type { AppThunk, Loader, RemoteData, RootState } from './types';

/** An entity whose answer may come with the page. */
interface Arrival {
	load: Loader;
	/** Starts from what the site has kept, if it has; undefined if not. */
	recall: () => AppThunk<Promise<void> | undefined>;
	select: (state: RootState) => RemoteData<unknown>;
	/** It is taken only once something needs it. */
	isLate: boolean;
}

/** By the address of their call below the root of the REST API, as in `domain/calls/arrivals`. */
const ARRIVALS = new Map<string, Arrival>();

export const addArrival = (call: string, arrival: Arrival) => void ARRIVALS.set(call, arrival);

/**
 * Takes every answer that came with the page and has a loader here by now, so that cards drawn later start with data. The page sends only the calls
 * that its site needs. Resolves when the kept ones are in the state.
 */
export const loadFirstAnswers =
	(): AppThunk<Promise<void>> =>
	async (dispatch, _getState, { api }) => {
		const recalled = [...ARRIVALS].map(([call, { load, recall, isLate }]) => {
			const recalling = isLate ? undefined : dispatch(recall());
			if (api.isAsked(call)) {
				void dispatch(load());
			}
			return recalling;
		});
		await Promise.all(recalled);
	};

const isAsked = ({ phase }: RemoteData<unknown>) => phase !== 'idle';

/** Asks again, by default for all that is known or failed: somebody may have changed it elsewhere. */
export const askAgain =
	(isDue = isAsked): AppThunk =>
	(dispatch, getState) =>
		ARRIVALS.forEach(({ load, select }) => {
			if (isDue(select(getState()))) {
				void dispatch(load({ force: true }));
			}
		});

/** Why one of the kept answers couldn't be replaced; undefined if none has failed. */
export const selectKeptFailure = (state: RootState): ErrorInfo | undefined =>
	[...ARRIVALS.values()]
		.map(({ select }) => select(state))
		.filter(keptOf)
		.map(failureOf)
		.find(Boolean);
