import { isMap } from '@/lib/is-map';

/** For whom a tab keeps something of the site's answers until its next page, and since when. */
export interface TabRecord {
	/** The user and the site. */
	of: string;
	/** Milliseconds since 1970. */
	at: number;
}

/** Milliseconds: later, the stats may be those of another day. */
const LASTS = 60 * 60 * 1000;

/**
 * Reads what a tab has kept. Anyone can write into the storage, so anything malformed counts as nothing, as do records of another user or site, of more
 * than an hour ago, or of the future, because the clock has been set back.
 *
 * @param stored JSON; null if there is none.
 * @param reader `of` as in `TabRecord`, `now` in milliseconds since 1970.
 * @return The record with its other fields, which the caller has to check.
 */
export function parseTabRecord(
	stored: string | null,
	{ of, now }: { of: string; now: number },
): (TabRecord & Record<string, unknown>) | null {
	let record: unknown;
	try {
		record = JSON.parse(stored ?? '');
	} catch {
		return null;
	}
	if (!isMap(record) || record.of !== of || typeof record.at !== 'number') {
		return null;
	}
	const { at } = record;
	return at <= now && now - at < LASTS ? { ...record, of, at } : null;
}
