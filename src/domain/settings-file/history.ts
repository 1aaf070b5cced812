import type { ModuleMap } from '@/domain/modules/types';
import type { SettingsMap } from '@/domain/settings/effects';
import { encodeAliases } from '@/domain/settings/aliases';
import type { Change, Reading } from '@/domain/settings/change';
import { hasValues, resolveChangeState } from '@/domain/settings/undo';
import { MOST_ENTRIES, type HistoryEntry, type StoredEntry } from './history-entry';
import {
	findPortableSetting,
	isOfThisSite,
	isSameFileValue,
	isStorable,
	readFileValue,
} from './values';

function toChange(
	key: string,
	before: SettingsMap,
	after: SettingsMap,
	modules: ModuleMap,
): Change | undefined {
	const setting = findPortableSetting(key);
	if (!setting && (isOfThisSite(key) || !Object.hasOwn(modules, key))) {
		const isSame = JSON.stringify(before[key]) === JSON.stringify(after[key]);
		return isSame ? undefined : { key };
	}
	const change = { key, before: readFileValue(before, key), after: readFileValue(after, key) };
	return isSameFileValue(setting, change.before, change.after) ? undefined : change;
}

/**
 * What a save has changed.
 *
 * @param before The server's values before the save.
 * @param saved  The saved values. One that has several keys is one change.
 */
export const listChanges = (
	before: SettingsMap,
	saved: SettingsMap,
	modules: ModuleMap,
): Change[] => {
	const after = encodeAliases(saved, before);
	return Object.keys(after)
		.map((key) => toChange(key, before, after, modules))
		.filter((change) => change !== undefined);
};

/** A history with a new entry at its start. */
export const addEntry = (
	entries: readonly HistoryEntry[],
	entry: HistoryEntry,
): readonly HistoryEntry[] => [entry, ...entries].slice(0, MOST_ENTRIES);

/** How values in the form of a file are read and compared. */
export const AS_IN_FILE: Reading = {
	read: readFileValue,
	isSame: (key, found, value) => isSameFileValue(findPortableSetting(key), found, value),
};

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
