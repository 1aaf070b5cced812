import * as v from 'valibot';
import type { StatsSummary, Visits } from '@/domain/stats';
import { COUNT, EPOCH } from '@/domain/stored';

/** The stats that an earlier page of this tab received: shown with their age until the new ones are here, and read by no rule. */
export interface LastStats {
	/** Milliseconds since 1970. */
	at: number;
	/** The views of each day, today last. */
	days: Visits[];
	summary: StatsSummary | null;
}

const COUNT_OR_UNKNOWN = v.nullable(COUNT);

const SUMMARY: v.GenericSchema<unknown, StatsSummary> = v.object({
	views: COUNT_OR_UNKNOWN,
	comments: COUNT_OR_UNKNOWN,
	viewsToday: COUNT_OR_UNKNOWN,
	bestDay: v.string(),
	bestDayTotal: COUNT_OR_UNKNOWN,
});

/** Days without views are none: a new site has a greeting instead (STATS-05). */
export const LAST_STATS: v.GenericSchema<unknown, LastStats> = v.object({
	at: EPOCH,
	days: v.pipe(
		v.array(v.object({ period: v.string(), views: COUNT_OR_UNKNOWN })),
		v.check((days) => days.some(({ views }) => (views ?? 0) > 0)),
	),
	summary: v.fallback(v.nullable(SUMMARY), null),
});
