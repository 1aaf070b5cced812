import * as v from 'valibot';
import type { Change } from '@/domain/settings/change';
import { EPOCH } from '@/lib/stored';

/** One save: the changes that were made together are undone together. */
export interface HistoryEntry {
	/** Epoch milliseconds. */
	at: number;
	/** The login of the person. */
	by: string;
	/** With values in the form of a file. */
	changes: readonly Change[];
}

export const MOST_ENTRIES = 100;

const CHANGE = v.object({
	key: v.string(),
	values: v.fallback(v.optional(v.object({ from: v.unknown(), to: v.unknown() })), undefined),
});

const ENTRY = v.object({
	at: EPOCH,
	by: v.string(),
	changes: v.pipe(v.array(CHANGE), v.nonEmpty()),
});

export type StoredEntry = v.InferOutput<typeof ENTRY>;

/** Anyone can write into the storage: malformed entries are left out, and `readEntries` decides about their values. */
export const HISTORY = v.pipe(
	v.array(v.fallback(v.nullable(ENTRY), null)),
	v.transform((entries) => entries.filter((entry) => entry !== null).slice(0, MOST_ENTRIES)),
);
