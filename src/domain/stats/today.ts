import { parseDate } from '@/lib/dates';
import type { StatsSummary, Visits } from '@/domain/stats';

export interface TodayFacts {
	/** The views of each day, today last. */
	days: readonly Visits[];
	summary: Pick<StatsSummary, 'viewsToday'> | null;
}

export type TodayView =
	| { kind: 'none' }
	/** Too few days of this weekday, or none with views. */
	| { kind: 'alone'; views: number }
	/** `usual` is the average of whole days: today isn't over, so a share of it would say nothing. */
	| { kind: 'compared'; views: number; usual: number; date: Date };

/** The minimum number of such days for an average. */
export const FEWEST = 3;

/** The date of the last day, if that is today. Only the summary tells: if the two differ, one of them is from another day. */
export function findToday({ days, summary }: TodayFacts): Date | null {
	const last = days.at(-1);
	return last && last.views !== null && summary?.viewsToday === last.views
		? parseDate(last.period)
		: null;
}

/** Today so far, and what the same weekday usually ends with. */
export function resolveToday({ days, summary }: TodayFacts): TodayView {
	const today = days.at(-1);
	const date = findToday({ days, summary });
	const views = today?.views ?? null;
	if (!date || views === null) {
		return { kind: 'none' };
	}
	const alike = days
		.slice(0, -1)
		.filter(({ period }) => parseDate(period)?.getUTCDay() === date.getUTCDay())
		.flatMap((day) => day.views ?? []);
	const total = alike.reduce((sum, count) => sum + count, 0);
	if (alike.length < FEWEST || total === 0) {
		return { kind: 'alone', views };
	}
	return { kind: 'compared', views, usual: Math.round(total / alike.length), date };
}
