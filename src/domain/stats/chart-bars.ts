import { parseDate } from '@/domain/dates';
import type { Post } from '@/domain/posts';
import type { StatsRange, StatsSummary, Visits } from '@/domain/stats';
import { FEWEST, findToday } from '@/domain/stats/today';

export interface ChartFacts {
	range: StatsRange;
	/** The periods of the range, the latest last. */
	visits: readonly Visits[];
	/** The views of each day, whatever the range. */
	days: readonly Visits[];
	summary: Pick<StatsSummary, 'viewsToday'> | null;
	/** Empty until they are loaded. */
	posts: readonly Post[];
	/** The names of the plugins that were updated since this browser's last look. */
	updatedPlugins: readonly string[];
}

/** All that is known about a period. */
export interface ChartPeriod {
	period: string;
	/** Null if unknown. */
	views: number | null;
	/** The average of the same weekday, rounded; null without enough days, and for other ranges than days. */
	usual: number | null;
	/** The period contains today, so its views are still growing. */
	isUnfinished: boolean;
	/** Published on this day; none for other ranges than days. */
	posts: Post[];
	/** The plugins that were updated before today's look. The day of an update is unknown, so only today has any. */
	updatedPlugins: string[];
}

/**
 * The usual views of each weekday, Sunday first: the average of the finished days of that name. Null if a weekday
 * has fewer than three of them, or if nobody came on any day.
 */
function resolveUsualWeek(finished: readonly Visits[]): number[] | null {
	const week = Array.from({ length: 7 }, () => ({ days: 0, views: 0 }));
	for (const { period, views } of finished) {
		const weekday = week[parseDate(period)?.getUTCDay() ?? -1];
		if (weekday && views !== null) {
			weekday.days += 1;
			weekday.views += views;
		}
	}
	const isKnown = week.every(({ days }) => days >= FEWEST) && week.some(({ views }) => views > 0);
	return isKnown ? week.map(({ days, views }) => Math.round(views / days)) : null;
}

const DAYS_OF_WEEK = 7;
const DAY = 24 * 60 * 60 * 1000;

/** Whether a period contains a day; a week is given by its first day. */
function containsDay(period: string, range: StatsRange, day: Date): boolean {
	const start = parseDate(period);
	if (!start) {
		return false;
	}
	const age = (day.getTime() - start.getTime()) / DAY;
	switch (range) {
		case 'day':
			return age === 0;
		case 'week':
			return age >= 0 && age < DAYS_OF_WEEK;
		case 'month':
			return day.toISOString().slice(0, 7) === start.toISOString().slice(0, 7);
	}
}

/** The periods of the chart with what explains their views. Only days have a usual week and events. */
export function resolveChartPeriods(facts: ChartFacts): ChartPeriod[] {
	const { range, visits, days, summary, posts, updatedPlugins } = facts;
	const today = findToday({ days, summary });
	const isDays = range === 'day';
	const usual = isDays ? resolveUsualWeek(today ? days.slice(0, -1) : days) : null;
	return visits.map(({ period, views }, index) => {
		const isLast = index === visits.length - 1;
		const isUnfinished = isLast && today !== null && containsDay(period, range, today);
		const weekday = parseDate(period)?.getUTCDay();
		return {
			period,
			views,
			usual: weekday === undefined ? null : (usual?.[weekday] ?? null),
			isUnfinished,
			posts: isDays ? posts.filter(({ day }) => day !== '' && day === period.slice(0, 10)) : [],
			updatedPlugins: isDays && isUnfinished ? [...updatedPlugins] : [],
		};
	});
}
