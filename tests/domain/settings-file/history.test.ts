import * as v from 'valibot';
import {
	addEntry,
	keepStorable,
	listChanges,
	listFormerValues,
	listReplaced,
	resolveChangeState,
	resolveEntryState,
} from '@/domain/settings-file/history';
import {
	HISTORY,
	MOST_ENTRIES,
	type HistoryEntry,
	type RecordedChange,
} from '@/domain/settings-file/history-entry';
import { moduleRecord } from '#tests/support/module-record';

const entryOf = (...changes: RecordedChange[]): HistoryEntry => ({ at: 1, by: 'anna', changes });

const change = (key: string, from: unknown = false, to: unknown = true) =>
	({ key, values: { from, to } }) as RecordedChange & { values: object };
const SITEMAPS = change('sitemaps');
const COLOR = change('carousel_background_color', 'black', 'white');
const TAGLINE = { key: 'advanced_seo_front_page_description' };

it.each<[string, object, object, RecordedChange[]]>([
	['a module', { sitemaps: '' }, { sitemaps: true }, [SITEMAPS]],
	['a text, without its values', { [TAGLINE.key]: 'a' }, { [TAGLINE.key]: 'b' }, [TAGLINE]],
	['no module, without its values', { onboarding: 1 }, { onboarding: 2 }, [{ key: 'onboarding' }]],
	['nothing where nothing differs', { sitemaps: 1, x: 'a' }, { sitemaps: true, x: 'a' }, []],
])('a save changes %s', (_title, before, saved, changes) => {
	const modules = { sitemaps: moduleRecord(), akismet: moduleRecord() };
	expect(listChanges({ ...before }, { ...saved }, modules)).toStrictEqual(changes);
});

it.each<[unknown, string]>([
	['white', 'current'],
	['black', 'restored'],
	['red', 'changed'],
])('the site has %s after a change from black to white: %s', (value, state) => {
	expect(resolveChangeState(COLOR, { [COLOR.key]: value })).toBe(state);
});

it.each<[string, HistoryEntry, string]>([
	['as a whole', entryOf(SITEMAPS, COLOR), 'undoable'],
	['not, as it was replaced', entryOf(change(COLOR.key, 'red', 'gray')), 'changed-since'],
	['not, as a value was not kept', entryOf(SITEMAPS, TAGLINE), 'not-kept'],
])('a save can be undone %s', (_title, entry, state) => {
	const settings = { sitemaps: true, [COLOR.key]: 'white' };
	expect(resolveEntryState(entry, settings)).toBe(state);
});

describe('a save with one replaced value', () => {
	const entry = entryOf(SITEMAPS, COLOR, TAGLINE, { ...SITEMAPS, key: 'latex' });
	const settings = { sitemaps: true, [COLOR.key]: 'red', latex: false };

	it('lists it', () => {
		expect(listReplaced(entry, settings)).toEqual([COLOR]);
	});

	it.each<[string, object | undefined, object]>([
		['stays as it is', undefined, { sitemaps: false }],
		['is restored if it was seen', settings, { sitemaps: false, [COLOR.key]: 'black' }],
		['stays if another was seen', { ...settings, [COLOR.key]: 'blue' }, { sitemaps: false }],
	])('%s', (_title, shown, values) => {
		expect(listFormerValues(entry, settings, shown && { ...shown })).toEqual(values);
	});
});

it('the newest entry is the first, and the oldest of more than a hundred is dropped', () => {
	const entries = Array.from({ length: MOST_ENTRIES }, () => entryOf(COLOR));
	const added = addEntry(entries, entryOf(SITEMAPS));
	expect(added).toHaveLength(MOST_ENTRIES);
	expect(added.slice(0, 2)).toEqual([entryOf(SITEMAPS), entryOf(COLOR)]);
});

describe('stored entries', () => {
	const read = (stored: unknown) => keepStorable(v.parse(HISTORY, stored));

	it('are read, with and without values, up to a hundred', () => {
		const entry = entryOf(SITEMAPS, TAGLINE);
		expect(read(Array<object>(MOST_ENTRIES + 1).fill(entry))).toEqual(
			Array<object>(MOST_ENTRIES).fill(entry),
		);
	});

	it.each<[string, unknown]>([
		['with a key that is no slug', entryOf({ ...SITEMAPS, key: 'Sitemaps' })],
		['without changes', { at: 1, by: 'anna', changes: [] }],
		['with a value of another type', entryOf(SITEMAPS, change('stats', 'x'))],
		['that has only a prototype', JSON.parse('{"__proto__":{"at":1}}')],
	])('are left out %s', (_title, entry) => {
		expect(read([entry])).toEqual([]);
	});
});
