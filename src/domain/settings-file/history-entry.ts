import * as v from 'valibot';
import { EPOCH } from '@/domain/stored';

/** A changed module or setting, by its key in the registry. */
export interface RecordedChange {
	key: string;
	/** In the form of a file; undefined for a key, a code, an address or another value that must not leave the site. */
	values?: { from: unknown; to: unknown };
}

/** One save: the changes that were made together are undone together. */
export interface HistoryEntry {
	/** Epoch milliseconds. */
	at: number;
	/** The login of the person. */
	by: string;
	changes: readonly RecordedChange[];
}

/** How many saves a browser remembers for a site. */
export const MOST_ENTRIES = 100;

const CHANGE = v.object({
	key: v.string(),
	values: v.fallback(v.optional(v.object({ from: v.unknown(), to: v.unknown() })), undefined),
});

const ENTRY: v.GenericSchema<unknown, HistoryEntry> = v.object({
	at: EPOCH,
	by: v.string(),
	changes: v.pipe(v.array(CHANGE), v.nonEmpty()),
});

/** Stored entries. Anyone can write into the storage: malformed ones are left out, and `keepStorable` decides about their values. */
export const HISTORY: v.GenericSchema<unknown, readonly HistoryEntry[]> = v.pipe(
	v.array(v.fallback(v.nullable(ENTRY), null)),
	v.transform((entries) => entries.filter((entry) => entry !== null).slice(0, MOST_ENTRIES)),
);
