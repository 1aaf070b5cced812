import type { StatsSummary, Visits } from '@/domain/stats';
import { parseTabRecord, type TabRecord } from '@/domain/tab-record';
import { isMap } from '@/lib/is-map';

/** The stats that an earlier page of this tab received. They are shown with their age until the new ones are here, and no rule reads them. */
export interface LastStats extends TabRecord {
	/** The views of each day, today last. */
	days: Visits[];
	summary: StatsSummary | null;
}

const isVisits = (value: unknown): value is Visits =>
	isMap(value) && typeof value.period === 'string' && Number.isFinite(value.views);

function isSummary(value: unknown): value is StatsSummary {
	if (!isMap(value)) {
		return false;
	}
	const { views, comments, viewsToday, bestDay, bestDayTotal } = value;
	return (
		[views, comments, viewsToday, bestDayTotal].every(Number.isFinite) &&
		typeof bestDay === 'string'
	);
}

/**
 * Reads the stored stats. Days without views are none: a new site has a greeting instead (STATS-05).
 *
 * @param stored JSON of the shape `LastStats`; null if there is none.
 * @param reader `of` as in `LastStats`, `now` in milliseconds since 1970.
 */
export function parseLastStats(
	stored: string | null,
	reader: { of: string; now: number },
): LastStats | null {
	const record = parseTabRecord(stored, reader);
	if (!record) {
		return null;
	}
	const { of, at, days, summary } = record;
	if (!Array.isArray(days) || !days.every(isVisits) || !days.some(({ views }) => views > 0)) {
		return null;
	}
	return { of, at, days, summary: isSummary(summary) ? summary : null };
}
