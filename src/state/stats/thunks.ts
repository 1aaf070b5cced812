import type { StatsData, StatsRange } from '@/domain/stats';
import { toOutcome } from '../outcome';
import type { AsyncThunk } from '../types';
import { failed, received, requested } from './slice';

/** Fetches one range and merges it into what is known (API-26); one that is on its way is not asked for again. */
export const loadStats =
	(range: StatsRange): AsyncThunk<StatsData | undefined> =>
	async (dispatch, getState, { api }) => {
		if (getState().stats.series[range].phase === 'loading') {
			return { data: undefined };
		}
		dispatch(requested(range));
		const outcome = await toOutcome(() => api.modules.loadStats(range));
		dispatch(
			outcome.error
				? failed({ range, error: outcome.error })
				: received({ range, data: outcome.data }),
		);
		return outcome;
	};
