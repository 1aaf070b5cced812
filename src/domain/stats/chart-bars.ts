import type { ActivityItem } from '@/domain/rewind/status';
import { parseDate } from '@/lib/dates';
import type { Post } from '@/domain/site/posts';
import type { StatsRange, Visits } from '@/domain/stats';
import { FEWEST, findToday, type TodayFacts } from '@/domain/stats/today';
import { groupBy } from '@/lib/groups';

/** The days are there whatever the range. */
export interface ChartFacts extends TodayFacts {
	range: StatsRange;
	/** The periods of the range, the latest last. */
	visits: readonly Visits[];
	/** Empty until they are loaded. */
	posts: readonly Post[];
	/** The names of the plugins that were updated since this browser's last look. */
	updatedPlugins: readonly string[];
	/** The latest events that the provider has recorded, backups among them; empty until they are loaded. */
	activity: readonly Pick<ActivityItem, 'summary' | 'published'>[];
	/** The moment of each change of a setting. */
	changes: readonly number[];
}

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
	/** What else happened on this day, each event once; none for other ranges than days. */
	events: string[];
	/** The number of settings that were changed on this day. */
	changedSettings: number;
}

/** The day of a moment in the browser's time zone, as "2026-01-31"; "" for an invalid date. */
function dayOf(moment: string | number): string {
	const date = new Date(moment);
	const pad = (part: number) => String(part).padStart(2, '0');
	return Number.isNaN(date.getTime())
		? ''
		: `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/**
 * The usual views of each weekday, Sunday first: the average of its finished days. Null if a weekday
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
	const activity = new Map(groupBy(facts.activity, ({ published }) => dayOf(published)));
	const changes = new Map(groupBy(facts.changes, dayOf));
	const today = findToday({ days, summary });
	const isDays = range === 'day';
	const usual = isDays ? resolveUsualWeek(today ? days.slice(0, -1) : days) : null;
	return visits.map(({ period, views }, index) => {
		const isLast = index === visits.length - 1;
		const isUnfinished = isLast && today !== null && containsDay(period, range, today);
		const weekday = parseDate(period)?.getUTCDay();
		const day = isDays ? period.slice(0, 10) : '';
		const summaries = activity.get(day)?.map(({ summary: text }) => text) ?? [];
		return {
			period,
			views,
			usual: weekday === undefined ? null : (usual?.[weekday] ?? null),
			isUnfinished,
			posts: posts.filter((post) => post.day !== '' && post.day === day),
			updatedPlugins: isDays && isUnfinished ? [...updatedPlugins] : [],
			events: day === '' ? [] : [...new Set(summaries.filter(Boolean))],
			changedSettings: day === '' ? 0 : (changes.get(day)?.length ?? 0),
		};
	});
}
