import * as v from 'valibot';
import type { StatsSummary, Visits } from '@/domain/stats';
import { COUNT } from '@/domain/stored';
import { parseTabRecord, TAB_RECORD, type TabRecord } from '@/domain/tab-record';

/** The stats that an earlier page of this tab received. They are shown with their age until the new ones are here, and no rule reads them. */
export interface LastStats extends TabRecord {
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

const LAST_STATS: v.GenericSchema<unknown, LastStats> = v.object({
	...TAB_RECORD,
	days: v.pipe(
		v.array(v.object({ period: v.string(), views: COUNT_OR_UNKNOWN })),
		v.check((days) => days.some(({ views }) => (views ?? 0) > 0)),
	),
	summary: v.fallback(v.nullable(SUMMARY), null),
});

/**
 * Reads the stored stats. Days without views are none: a new site has a greeting instead (STATS-05).
 *
 * @param stored JSON of the shape `LastStats`; null if there is none.
 * @param reader `of` as in `LastStats`, `now` in milliseconds since 1970.
 */
export const parseLastStats = (
	stored: string | null,
	reader: { of: string; now: number },
): LastStats | null => parseTabRecord(LAST_STATS, stored, reader);
