import { ApiError } from '@/api';
import { modulesApi } from '@/api/entities/modules';
import type { StatsData, StatsRange, Visits } from '@/domain/stats';
import { HOST } from '@/lib/brand';
import { recordClick } from '../analytics';
import { createRemoteLoader } from '../remote-loader';
import type { AsyncThunk, Loader, RootState } from '../types';
import { seriesSlices, summaryReceived } from './slice';

export const selectStatsSummary = (state: RootState) => state.stats.summary;
export const selectStatsSeries = (state: RootState) => state.stats.series;

/**
 * The series of a range.
 *
 * @throws {ApiError} The provider reports failures with status 200 and may leave out the requested range. Neither means "no views".
 */
function readSeries({ errors, reason, series }: StatsData, range: StatsRange): Visits[] {
	const [code] = errors;
	if (code !== undefined) {
		const details = { code, status: 200, serverMessage: reason };
		throw new ApiError('envelope', reason || `${HOST}: ${code}`, details);
	}
	const visits = series[range];
	if (!visits) {
		throw new ApiError('shape', '', { status: 200 });
	}
	return visits;
}

/** Fetches one range (API-26), and with it the totals. */
const createStatsLoader = (range: StatsRange) =>
	createRemoteLoader(
		seriesSlices[range],
		(state) => selectStatsSeries(state)[range],
		async (api, _browser, dispatch) => {
			const data = await api(modulesApi).loadStats(range);
			const visits = readSeries(data, range);
			if (data.summary) {
				dispatch(summaryReceived(data.summary));
			}
			return visits;
		},
		`jetpack/v4/module/stats/data?range=${range}`,
	);

const LOADERS: Record<StatsRange, Loader<Visits[]>> = {
	day: createStatsLoader('day'),
	week: createStatsLoader('week'),
	month: createStatsLoader('month'),
};

export const loadStats = (range: StatsRange): Loader<Visits[]> => LOADERS[range];

/** Records a click on a tab, and fetches the tab's range unless it is loaded (STATS-09, STATS-10). */
export const openStatsTab =
	(range: StatsRange): AsyncThunk<Visits[]> =>
	(dispatch, getState) => {
		dispatch(recordClick('stats_tab', { range }));
		const force = selectStatsSeries(getState())[range].phase === 'failed';
		return dispatch(loadStats(range)({ force }));
	};
