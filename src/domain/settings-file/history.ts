import type { ModuleMap } from '@/domain/modules/types';
import type { SettingsMap } from '@/domain/settings/effects';
import { nameOn } from '@/domain/settings/server-names';
import { isMap } from '@/lib/is-map';
import {
	findPortableSetting,
	isOfThisSite,
	isSameFileValue,
	isStorable,
	listPortableSettings,
	toFileValue,
} from './values';

/** A changed module or setting, by its key in the registry. */
export interface RecordedChange {
	key: string;
	/** As a file has them; undefined for a key, a code, an address or another value that must not leave the site. */
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

function toChange(
	serverKey: string,
	before: SettingsMap,
	after: SettingsMap,
	modules: ModuleMap,
): RecordedChange | undefined {
	const setting = listPortableSettings().find(({ key }) => nameOn(before, key) === serverKey);
	if (!setting && (isOfThisSite(serverKey) || !Object.hasOwn(modules, serverKey))) {
		const isSame = JSON.stringify(before[serverKey]) === JSON.stringify(after[serverKey]);
		return isSame ? undefined : { key: serverKey };
	}
	const from = toFileValue(setting, before[serverKey]);
	const to = toFileValue(setting, after[serverKey]);
	return isSameFileValue(setting, from, to)
		? undefined
		: { key: setting?.key ?? serverKey, values: { from, to } };
}

/**
 * What a save has changed.
 *
 * @param before The server's values before the save.
 * @param saved  The saved values, by the server's names.
 */
export const listChanges = (
	before: SettingsMap,
	saved: SettingsMap,
	modules: ModuleMap,
): RecordedChange[] =>
	Object.keys(saved)
		.map((key) => toChange(key, before, saved, modules))
		.filter((change) => change !== undefined);

/** A history with a new entry at its start. */
export const addEntry = (
	entries: readonly HistoryEntry[],
	entry: HistoryEntry,
): readonly HistoryEntry[] => [entry, ...entries].slice(0, MOST_ENTRIES);

/** Whether a save can be undone, and if not, why. */
export type EntryState = 'undoable' | 'changed-since' | 'not-kept';

/** Whether the site still has what a save has set, and the browser what was there before. */
export function resolveEntryState({ changes }: HistoryEntry, settings: SettingsMap): EntryState {
	if (changes.some(({ values }) => !values)) {
		return 'not-kept';
	}
	const isCurrent = changes.every(({ key, values }) => {
		const setting = findPortableSetting(key);
		return isSameFileValue(
			setting,
			toFileValue(setting, settings[nameOn(settings, key)]),
			values?.to,
		);
	});
	return isCurrent ? 'undoable' : 'changed-since';
}

/** The values before a save, by the registry's keys. */
export const listFormerValues = ({ changes }: HistoryEntry): SettingsMap =>
	Object.fromEntries(
		changes.flatMap(({ key, values }) => (values ? [[key, values.from] as const] : [])),
	);

function readChange(stored: unknown): RecordedChange | undefined {
	if (!isMap(stored) || typeof stored.key !== 'string') {
		return undefined;
	}
	const { key, values } = stored;
	if (!isMap(values)) {
		return { key };
	}
	const { from, to } = values;
	return isStorable(key, from) && isStorable(key, to) ? { key, values: { from, to } } : undefined;
}

function readEntry(stored: unknown): HistoryEntry | undefined {
	if (!isMap(stored) || !Array.isArray(stored.changes)) {
		return undefined;
	}
	const { at, by } = stored;
	const changes = stored.changes.map(readChange).filter((change) => change !== undefined);
	const isWhole = changes.length === stored.changes.length && changes.length > 0;
	return isWhole && typeof at === 'number' && Number.isFinite(at) && typeof by === 'string'
		? { at, by, changes }
		: undefined;
}

/** Reads stored entries. Anyone can write into the storage: malformed ones are left out. */
export const readEntries = (stored: unknown): HistoryEntry[] =>
	Array.isArray(stored)
		? stored
				.map(readEntry)
				.filter((entry) => entry !== undefined)
				.slice(0, MOST_ENTRIES)
		: [];
