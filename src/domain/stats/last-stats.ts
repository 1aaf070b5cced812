import type { StatsSummary, Visits } from '@/domain/stats';
import { isMap } from '@/lib/is-map';

/** The stats that an earlier page of this tab received. They are shown with their age until the new ones are here, and no rule reads them. */
export interface LastStats {
	/** The user and the site. */
	of: string;
	/** When they were received, in milliseconds since 1970. */
	at: number;
	/** The views of each day, today last. */
	days: Visits[];
	summary: StatsSummary | null;
}

/** Milliseconds: later, "today" may be another day. */
const LASTS = 60 * 60 * 1000;

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
 * Reads the stored stats. Anyone can write into the storage, so anything malformed counts as none, as do stats of another user or site, of more than
 * an hour ago, or of the future, because the clock has been set back. Days without views are none: a new site has a greeting instead (STATS-05).
 *
 * @param stored JSON of the shape `LastStats`; null if there is none.
 * @param reader `of` as in `LastStats`, `now` in milliseconds since 1970.
 */
export function parseLastStats(
	stored: string | null,
	{ of, now }: { of: string; now: number },
): LastStats | null {
	let last: unknown;
	try {
		last = JSON.parse(stored ?? '');
	} catch {
		return null;
	}
	if (!isMap(last) || last.of !== of || typeof last.at !== 'number') {
		return null;
	}
	const { at, days, summary } = last;
	const isCurrent = at <= now && now - at < LASTS;
	if (
		!isCurrent ||
		!Array.isArray(days) ||
		!days.every(isVisits) ||
		!days.some(({ views }) => views > 0)
	) {
		return null;
	}
	return { of, at, days, summary: isSummary(summary) ? summary : null };
}
