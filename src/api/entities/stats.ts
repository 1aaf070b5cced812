import * as v from 'valibot';
import type { StatsData, StatsRange, StatsSummary, Visits } from '@/domain/stats';
import { isMap } from '@/lib/values';
import { toPlainText } from '@/lib/plain-text';
import type { Client } from '../client';
import { decoder, listOf, numberOr, objectOf, renamed, textOr, toNumber } from '../decode';
import { readRefusal } from '../provider-answer';

const seriesSchema = objectOf({ data: listOf(v.array(v.unknown())) });

const summarySchema = renamed({
	views: ['views', numberOr(null)],
	comments: ['comments', numberOr(null)],
	viewsToday: ['views_today', numberOr(null)],
	bestDay: ['views_best_day', textOr()],
	bestDayTotal: ['views_best_day_total', numberOr(null)],
});

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

/** Null if none of the rows has a number. */
function toVisits(rows: unknown[][]): Visits[] | null {
	const visits = rows.map(([period, views]) => ({
		period: toPeriod(String(period)),
		views: toNumber(views),
	}));
	return visits.length === 0 || visits.some(({ views }) => views !== null) ? visits : null;
}

function toSeries(part: unknown): Visits[] | null {
	const result = v.safeParse(seriesSchema, part);
	return result.success ? toVisits(result.output.data) : null;
}

/**
 * The site prints an empty list of days even if the provider's answer has none. Without a summary, that answer wasn't about stats at all.
 */
const toDays = (day: unknown, summary: StatsSummary | null): Visits[] | null =>
	summary && Array.isArray(day) && day.length === 0 ? [] : toSeries(day);

function toSummary(part: unknown): StatsSummary | null {
	const result = v.safeParse(generalSchema, part);
	return result.success ? result.output.stats : null;
}

/** Failures arrive with status 200: the site's own as `errors`, a map of code → messages; the provider's exactly as it sent them. */
function toFailures(part: unknown): { code: string; message: string }[] {
	const refusal = readRefusal(part);
	if (refusal) {
		return [refusal];
	}
	const errors = isMap(part) && isMap(part.errors) ? part.errors : {};
	return Object.entries(errors).map(([code, reasons]) => ({
		code,
		message: toPlainText(Array.isArray(reasons) ? reasons[0] : reasons),
	}));
}

const NO_SERIES: Record<StatsRange, null> = { day: null, week: null, month: null };

/** STATS-20. A failure has no stats. */
export const statsSchema = v.pipe(
	wireSchema,
	v.transform(({ general, day, week, month }): StatsData => {
		const failures = [general, day, week, month].flatMap(toFailures);
		const summary = toSummary(general);
		return {
			summary,
			series:
				failures.length > 0
					? NO_SERIES
					: { day: toDays(day, summary), week: toSeries(week), month: toSeries(month) },
			errors: failures.map(({ code }) => code),
			reason: failures.map(({ message }) => message).find(Boolean) ?? '',
		};
	}),
);

export const statsApi = (client: Client) => ({
	load: (range: StatsRange): Promise<StatsData> =>
		client.getFromProvider('module/stats/data', decoder(statsSchema), { range }),
});
