import * as v from 'valibot';
import type { StatsData, StatsRange, StatsSummary, Visits } from '@/domain/stats';
import { mapOf, numberOr, objectOf, textOr } from '../decode';

const seriesSchema = objectOf({ data: v.array(v.array(v.unknown())) });

const summarySchema = objectOf({
	views: numberOr(),
	comments: numberOr(),
	views_today: numberOr(),
	views_best_day: textOr(),
	views_best_day_total: numberOr(),
});

/** Failures at the provider arrive with status 200 and `errors` instead of the numbers. */
const failureSchema = objectOf({ errors: mapOf(v.unknown()) });

const generalSchema = objectOf({ stats: summarySchema });

const wireSchema = objectOf({
	general: v.optional(v.unknown()),
	day: v.optional(v.unknown()),
	week: v.optional(v.unknown()),
	month: v.optional(v.unknown()),
});

/** Weeks are written 2024W01W08; the separator becomes a hyphen (STATS-19). */
export function toPeriod(value: string): string {
	return value.replace(/W/g, '-');
}

function toVisits(rows: unknown[][]): Visits[] {
	return rows.map(([period, views]) => ({
		period: toPeriod(String(period)),
		views: Number(views) || 0,
	}));
}

function toSeries(part: unknown): Visits[] | null {
	// PHP prints an empty range this way.
	if (Array.isArray(part) && part.length === 0) {
		return [];
	}
	const result = v.safeParse(seriesSchema, part);
	return result.success ? toVisits(result.output.data) : null;
}

function toSummary(part: unknown): StatsSummary | null {
	const result = v.safeParse(generalSchema, part);
	if (!result.success) {
		return null;
	}
	const { stats } = result.output;
	return {
		views: stats.views,
		comments: stats.comments,
		viewsToday: stats.views_today,
		bestDay: stats.views_best_day,
		bestDayTotal: stats.views_best_day_total,
	};
}

function toErrors(parts: unknown[]): string[] {
	return parts.flatMap((part) => {
		const result = v.safeParse(failureSchema, part);
		return result.success ? Object.keys(result.output.errors) : [];
	});
}

const NO_SERIES: Record<StatsRange, null> = { day: null, week: null, month: null };

/** STATS-20. The page prints `false` for stats that were not fetched; a failure has no stats. */
export const statsSchema = v.pipe(
	wireSchema,
	v.transform(({ general, day, week, month }): StatsData => {
		const errors = toErrors([general, day, week, month]);
		return {
			summary: toSummary(general),
			series:
				errors.length > 0
					? NO_SERIES
					: { day: toSeries(day), week: toSeries(week), month: toSeries(month) },
			errors,
		};
	}),
);

export const rolesSchema = mapOf(
	objectOf({ name: textOr(), canView: v.fallback(v.boolean(), false) }),
);
