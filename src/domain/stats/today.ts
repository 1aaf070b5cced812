import { parseDate } from '@/domain/dates';
import type { StatsSummary, Visits } from '@/domain/stats';

export interface TodayFacts {
	/** The views of each day, today last. */
	days: readonly Visits[];
	summary: Pick<StatsSummary, 'viewsToday'> | null;
}

export type TodayView =
	| { kind: 'none' }
	/** Too few such days, or days without views. */
	| { kind: 'alone'; views: number }
	/** `change` in whole percent of the usual views on such a day. */
	| { kind: 'compared'; views: number; change: number; date: Date };

/** The minimum number of such days for an average. */
const FEWEST = 3;

/**
 * Compares today with the average of the same weekday. Only the summary shows whether the last day is today: if
 * the two differ, one of them is from another day.
 */
export function resolveToday({ days, summary }: TodayFacts): TodayView {
	const today = days.at(-1);
	const date = today && parseDate(today.period);
	if (!date || !summary || summary.viewsToday !== today.views) {
		return { kind: 'none' };
	}
	const { views } = today;
	const alike = days
		.slice(0, -1)
		.filter(({ period }) => parseDate(period)?.getUTCDay() === date.getUTCDay());
	const total = alike.reduce((sum, day) => sum + day.views, 0);
	if (alike.length < FEWEST || total === 0) {
		return { kind: 'alone', views };
	}
	const change = Math.round(((views * alike.length) / total - 1) * 100);
	return { kind: 'compared', views, change, date };
}
