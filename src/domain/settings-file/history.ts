import type { ModuleMap } from '@/domain/modules/types';
import type { SettingsMap } from '@/domain/settings/effects';
import { encodeAliases } from '@/domain/settings/aliases';
import { MOST_ENTRIES, type HistoryEntry, type RecordedChange } from './history-entry';
import {
	findPortableSetting,
	isOfThisSite,
	isSameFileValue,
	isStorable,
	readFileValue,
	toFileValue,
} from './values';

function toChange(
	key: string,
	before: SettingsMap,
	after: SettingsMap,
	modules: ModuleMap,
): RecordedChange | undefined {
	const setting = findPortableSetting(key);
	if (!setting && (isOfThisSite(key) || !Object.hasOwn(modules, key))) {
		const isSame = JSON.stringify(before[key]) === JSON.stringify(after[key]);
		return isSame ? undefined : { key };
	}
	const from = toFileValue(setting, before[key]);
	const to = toFileValue(setting, after[key]);
	return isSameFileValue(setting, from, to) ? undefined : { key, values: { from, to } };
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
): RecordedChange[] => {
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

/** The site's value of a change: the saved one, the earlier one, or another. */
export type ChangeState = 'current' | 'restored' | 'changed';

const isPresent = (settings: SettingsMap, key: string, value: unknown) =>
	isSameFileValue(findPortableSetting(key), readFileValue(settings, key), value);

/** Undefined if the values were not kept. */
export function resolveChangeState(
	{ key, values }: RecordedChange,
	settings: SettingsMap,
): ChangeState | undefined {
	if (!values) {
		return undefined;
	}
	if (isPresent(settings, key, values.to)) {
		return 'current';
	}
	return isPresent(settings, key, values.from) ? 'restored' : 'changed';
}

/** Whether a save can be undone, at least in part, and if not, why. */
export type EntryState = 'undoable' | 'changed-since' | 'not-kept';

/** Whether the site still has the saved values, and the browser the earlier ones. */
export function resolveEntryState({ changes }: HistoryEntry, settings: SettingsMap): EntryState {
	const states = changes.map((change) => resolveChangeState(change, settings));
	if (states.includes(undefined)) {
		return 'not-kept';
	}
	return states.includes('current') ? 'undoable' : 'changed-since';
}

/** The changes that the site has replaced by a third value. */
export const listReplaced = ({ changes }: HistoryEntry, settings: SettingsMap): RecordedChange[] =>
	changes.filter((change) => resolveChangeState(change, settings) === 'changed');

/**
 * The values before a save, by the registry's keys, without those that the site has replaced since.
 *
 * @param settings The server's values.
 * @param shown    With it, a replaced value is among them if the person has seen it: if these values have it, too.
 */
export const listFormerValues = (
	{ changes }: HistoryEntry,
	settings: SettingsMap,
	shown?: SettingsMap,
): SettingsMap =>
	Object.fromEntries(
		changes.flatMap((change) => {
			const { key, values } = change;
			const state = resolveChangeState(change, settings);
			const isSeen =
				state === 'changed' && shown && isPresent(shown, key, readFileValue(settings, key));
			return values && (state === 'current' || isSeen) ? [[key, values.from] as const] : [];
		}),
	);

const isKept = ({ key, values }: RecordedChange) =>
	!values || (isStorable(key, values.from) && isStorable(key, values.to));

/** The stored entries whose values this plugin can have written; others are left out as a whole. */
export const keepStorable = (entries: readonly HistoryEntry[]): readonly HistoryEntry[] =>
	entries.filter(({ changes }) => changes.every(isKept));
