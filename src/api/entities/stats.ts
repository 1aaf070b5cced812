import * as v from 'valibot';
import type { StatsData, StatsRange, StatsSummary, Visits } from '@/domain/stats';
import { isMap } from '@/lib/values';
import type { Client } from '../client';
import * as d from '../decode';
import { readErrors, readRefusal } from '../provider-answer';

const seriesSchema = d.orNull(d.fieldOf('data', d.listOf(v.array(v.unknown()))));

const summarySchema = d.renamed({
	views: d.numberOr(null),
	comments: d.numberOr(null),
	viewsToday: ['views_today', d.numberOr(null)],
	bestDay: ['views_best_day', d.textOr()],
	bestDayTotal: ['views_best_day_total', d.numberOr(null)],
});

const generalSchema = d.orNull(d.fieldOf('stats', summarySchema));

const wireSchema = d.objectOf({
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
		views: d.toNumber(views),
	}));
	return visits.length === 0 || visits.some(({ views }) => views !== null) ? visits : null;
}

function toSeries(part: unknown): Visits[] | null {
	const rows = v.parse(seriesSchema, part);
	return rows && toVisits(rows);
}

/**
 * The site prints an empty list of days even if the provider's answer has none. Without a summary, that answer wasn't about stats at all.
 */
const toDays = (day: unknown, summary: StatsSummary | null): Visits[] | null =>
	summary && Array.isArray(day) && day.length === 0 ? [] : toSeries(day);

/** Failures arrive with status 200: the site's own as `errors`, a map of code → messages; the provider's exactly as it sent them. */
function toFailures(part: unknown): { code: string; message: string }[] {
	const refusal = readRefusal(part);
	return refusal ? [refusal] : readErrors(isMap(part) ? part.errors : undefined);
}

const NO_SERIES: Record<StatsRange, null> = { day: null, week: null, month: null };

/** STATS-20. A failure has no stats. */
export const statsSchema = v.pipe(
	wireSchema,
	v.transform(({ general, day, week, month }): StatsData => {
		const failures = [general, day, week, month].flatMap(toFailures);
		const summary = v.parse(generalSchema, general);
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
		client.getFromProvider('module/stats/data', d.decoder(statsSchema), { range }),
});
