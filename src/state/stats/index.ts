import type { ErrorInfo } from '@/api';
import { modulesApi } from '@/api/entities/modules';
import type { StatsData, StatsRange } from '@/domain/stats';
import { HOST } from '@/lib/brand';
import { recordClick } from '../analytics';
import { forFirstAnswer } from '../first-answers';
import { toOutcome } from '../outcome';
import type { AsyncThunk, Outcome, RootState } from '../types';
import { seriesSlices, summaryReceived } from './slice';

export const selectStatsSummary = (state: RootState) => state.stats.summary;
export const selectStatsSeries = (state: RootState) => state.stats.series;

/** The provider reports failures with status 200 and may leave out the requested range. Neither means "no views". */
function findFailure(
	{ errors, reason, series }: StatsData,
	range: StatsRange,
): ErrorInfo | undefined {
	const [code] = errors;
	if (code !== undefined) {
		const message = reason || `${HOST}: ${code}`;
		return { kind: 'envelope', message, code, status: 200, serverMessage: reason };
	}
	if (!series[range]) {
		return { kind: 'shape', message: '', code: '', status: 200 };
	}
	return undefined;
}

function toReport(outcome: Outcome<StatsData>, range: StatsRange): Outcome<StatsData> {
	const error = outcome.error ?? findFailure(outcome.data, range);
	return error ? { error } : outcome;
}

/**
 * Fetches one range and merges it into the others (API-26). A loaded or pending range is not fetched
 * again; a failed one is.
 */
export const loadStats =
	(range: StatsRange): AsyncThunk<StatsData | undefined> =>
	async (dispatch, getState, { api }) => {
		const { phase } = getState().stats.series[range];
		if (phase === 'loading' || phase === 'ready') {
			return { data: undefined };
		}
		const slice = seriesSlices[range];
		dispatch(slice.requested());
		const report = toReport(await toOutcome(() => api(modulesApi).loadStats(range)), range);
		if (report.error) {
			dispatch(slice.failed(report.error));
			return report;
		}
		const { series, summary } = report.data;
		if (summary) {
			dispatch(summaryReceived(summary));
		}
		dispatch(slice.received(series[range] ?? []));
		return report;
	};

forFirstAnswer('jetpack/v4/module/stats/data?range=day', () => loadStats('day'));

/** Records a click on a tab, and fetches the tab's range unless it is loaded (STATS-09, STATS-10). */
export const openStatsTab =
	(range: StatsRange): AsyncThunk<StatsData | undefined> =>
	(dispatch) => {
		dispatch(recordClick('stats_tab', { range }));
		return dispatch(loadStats(range));
	};
