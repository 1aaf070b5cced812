import * as v from 'valibot';
import { EPOCH } from '@/domain/stored';

/** For whom a tab keeps something of the site's answers until its next page, and since when. */
export interface TabRecord {
	/** The user and the site. */
	of: string;
	/** Milliseconds since 1970. */
	at: number;
}

export const TAB_RECORD = { of: v.string(), at: EPOCH };

/** Milliseconds: later, the stats may be those of another day. */
const LASTS = 60 * 60 * 1000;

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/**
 * Reads what a tab has kept. Anyone can write into the storage, so anything malformed counts as nothing, as do records of another user or site, of more
 * than an hour ago, or of the future, because the clock has been set back.
 *
 * @param stored JSON; null if there is none.
 * @param reader `of` as in `TabRecord`, `now` in milliseconds since 1970.
 */
export function parseTabRecord<T extends TabRecord>(
	schema: v.GenericSchema<unknown, T>,
	stored: string | null,
	{ of, now }: { of: string; now: number },
): T | null {
	const { success, output } = v.safeParse(schema, parse(stored ?? ''));
	const isUsable = success && output.of === of && output.at <= now && now - output.at < LASTS;
	return isUsable ? output : null;
}
