import { createSelector } from '@reduxjs/toolkit';
import { ApiError } from '@/api';
import { statsApi } from '@/api/entities/stats';
import type { StatsData, StatsRange, StatsSummary, Visits } from '@/domain/stats';
import { HOST } from '@/lib/brand';
import { recordClick } from './store/analytics';
import { createRemoteEntity, injectValue } from './store/inject-slice';
import type { AsyncThunk } from './store/types';

/** Null until the first answer that contains one. */
const summary = injectValue<StatsSummary | null>('statsSummary', null);

export const selectStatsSummary = summary.select;

/** The series of a range. The provider reports failures with status 200 and may leave out the range; neither means "no views". */
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

/** One range, with a request of its own (API-26). Its answer may have the totals. */
const createSeries = (key: string, range: StatsRange) =>
	createRemoteEntity(
		key,
		async (api, _browser, dispatch) => {
			const data = await api(statsApi).load(range);
			const visits = readSeries(data, range);
			if (data.summary) {
				dispatch(summary.changed(data.summary));
			}
			return visits;
		},
		`jetpack/v4/module/stats/data?range=${range}`,
	);

const SERIES = {
	day: createSeries('statsDay', 'day'),
	week: createSeries('statsWeek', 'week'),
	month: createSeries('statsMonth', 'month'),
};

export const loadStats = (range: StatsRange) => SERIES[range].load;

export const selectStatsSeries = createSelector(
	[SERIES.day.select, SERIES.week.select, SERIES.month.select],
	(day, week, month) => ({ day, week, month }),
);

/** Records a click on a tab, and fetches the tab's range unless it is loaded (STATS-09, STATS-10). */
export const openStatsTab =
	(range: StatsRange): AsyncThunk<Visits[]> =>
	(dispatch, getState) => {
		dispatch(recordClick('stats_tab', { range }));
		const force = selectStatsSeries(getState())[range].phase === 'failed';
		return dispatch(loadStats(range)({ force }));
	};
