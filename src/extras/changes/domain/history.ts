import type { SettingsMap } from '@/domain/settings/effects';
import type { Change } from '@/domain/settings/change';
import { hasValues, resolveChangeState } from '@/domain/settings/undo';
import { MOST_ENTRIES, type HistoryEntry, type StoredEntry } from './entry';
import { AS_IN_FILE, isStorable } from '@/domain/settings/file/values';

export const addEntry = (
	entries: readonly HistoryEntry[],
	entry: HistoryEntry,
): readonly HistoryEntry[] => [entry, ...entries].slice(0, MOST_ENTRIES);

/** Whether a save can be undone, at least in part, and if not, why. What has no values is left out. */
export type EntryState = 'undoable' | 'changed-since' | 'not-kept';

/** Whether the site still has the saved values, and the browser the earlier ones. */
export function resolveEntryState({ changes }: HistoryEntry, settings: SettingsMap): EntryState {
	const kept = changes.filter(hasValues);
	if (kept.length === 0) {
		return 'not-kept';
	}
	const isCurrent = (change: Change) =>
		resolveChangeState(change, settings, AS_IN_FILE) === 'current';
	return kept.some(isCurrent) ? 'undoable' : 'changed-since';
}

const isWritable = (change: Change) =>
	!hasValues(change) ||
	[change.before, change.after].every((value) => isStorable(change.key, value));

/** The stored entries whose values this plugin can have written; others are left out as a whole. */
export const readEntries = (stored: readonly StoredEntry[]): readonly HistoryEntry[] =>
	stored
		.map(({ changes, ...entry }) => ({
			...entry,
			changes: changes.map(({ key, values }): Change =>
				values ? { key, before: values.from, after: values.to } : { key },
			),
		}))
		.filter(({ changes }) => changes.every(isWritable));

export const toStoredEntry = ({ changes, ...entry }: HistoryEntry): StoredEntry => ({
	...entry,
	changes: changes.map((change) => {
		const { key, before: from, after: to } = change;
		return hasValues(change) ? { key, values: { from, to } } : { key };
	}),
});
