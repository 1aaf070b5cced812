import type { StatsData, StatsRange, StatsSummary, Visits } from '@/domain/stats';
import { mapOf, numberOr, textOr, z } from '../decode';

const seriesSchema = z.object({ data: z.array(z.array(z.unknown())) });

const summarySchema = z.object({
	views: numberOr(),
	comments: numberOr(),
	views_today: numberOr(),
	views_best_day: textOr(),
	views_best_day_total: numberOr(),
});

/** Failures at the provider arrive with status 200, as `errors` in place of the numbers. */
const failureSchema = z.object({ errors: mapOf(z.unknown()) });

const generalSchema = z.object({ stats: summarySchema });

const wireSchema = z.object({
	general: z.optional(z.unknown()),
	day: z.optional(z.unknown()),
	week: z.optional(z.unknown()),
	month: z.optional(z.unknown()),
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
	const result = z.safeParse(seriesSchema, part);
	return result.success ? toVisits(result.data.data) : null;
}

function toSummary(part: unknown): StatsSummary | null {
	const result = z.safeParse(generalSchema, part);
	if (!result.success) {
		return null;
	}
	const { stats } = result.data;
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
		const result = z.safeParse(failureSchema, part);
		return result.success ? Object.keys(result.data.errors) : [];
	});
}

/** STATS-20. The page prints `false` for what was not fetched. */
export const statsSchema = z.pipe(
	wireSchema,
	z.transform(({ general, ...ranges }): StatsData => ({
		summary: toSummary(general),
		series: Object.fromEntries(
			Object.entries({ day: ranges.day, week: ranges.week, month: ranges.month }).map(
				([range, part]) => [range, toSeries(part)],
			),
		) as Record<StatsRange, Visits[] | null>,
		errors: toErrors([general, ranges.day, ranges.week, ranges.month]),
	})),
);

export const rolesSchema = mapOf(
	z.object({ name: textOr(), canView: z.catch(z.boolean(), false) }),
);
