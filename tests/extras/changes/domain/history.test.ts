import * as v from 'valibot';
import type { Change } from '@/domain/settings/change';
import { readEntries, resolveEntryState, toStoredEntry } from '@/extras/changes/domain/history';
import { HISTORY, MOST_ENTRIES, type HistoryEntry } from '@/extras/changes/domain/entry';

const entryOf = (...changes: Change[]): HistoryEntry => ({ at: 1, by: 'anna', changes });

const change = (key: string, before: unknown = false, after: unknown = true): Change => ({
	key,
	before,
	after,
});
const SITEMAPS = change('sitemaps');
const COLOR = change('carousel_background_color', 'black', 'white');
const TAGLINE = { key: 'advanced_seo_front_page_description' };

it.each<[string, HistoryEntry, string]>([
	['as a whole', entryOf(SITEMAPS, COLOR), 'undoable'],
	['not, as it was replaced', entryOf(change(COLOR.key, 'red', 'gray')), 'changed-since'],
	['but for what was not kept', entryOf(SITEMAPS, TAGLINE), 'undoable'],
	['not, as no value was kept', entryOf(TAGLINE), 'not-kept'],
])('a save can be undone %s', (_title, entry, state) => {
	const settings = { sitemaps: true, [COLOR.key]: 'white' };
	expect(resolveEntryState(entry, settings)).toBe(state);
});

describe('stored entries', () => {
	const read = (stored: unknown) => readEntries(v.parse(HISTORY, stored));

	it('are read, with and without values, up to a hundred', () => {
		const entry = entryOf(SITEMAPS, TAGLINE);
		const stored = toStoredEntry(entry);
		const values = { from: false, to: true };
		expect(stored.changes).toEqual([{ key: 'sitemaps', values }, TAGLINE]);
		expect(read(Array<object>(MOST_ENTRIES + 1).fill(stored))).toEqual(
			Array<object>(MOST_ENTRIES).fill(entry),
		);
	});

	it.each<[string, unknown]>([
		['with a key that is no slug', toStoredEntry(entryOf({ ...SITEMAPS, key: 'Sitemaps' }))],
		['without changes', { at: 1, by: 'anna', changes: [] }],
		['with a value of another type', toStoredEntry(entryOf(SITEMAPS, change('stats', 'x')))],
		['that has only a prototype', JSON.parse('{"__proto__":{"at":1}}')],
	])('are left out %s', (_title, entry) => {
		expect(read([entry])).toEqual([]);
	});
});
