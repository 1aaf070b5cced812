import { http, HttpResponse } from 'msw';
import { SETTINGS_HISTORY_KEY } from '@/extras/changes/state/recent-changes';
import { clearHistory, readHistory, selectHistory } from '@/extras/changes/state/history';
import { MOST_ENTRIES, type HistoryEntry } from '@/extras/changes/domain/entry';
import { saveFields, setSetting, typeField } from '@/state/settings';
import { undo as undoChanges } from '@/state/settings/undo';
import { applyChanges } from '@/extras/copy-settings/state/apply';
import { selectNotices } from '@/state/notices';
import { REST, type StoreOptions, type TestStore } from '#tests/support/store';
import { server } from '#tests/support/server';
import {
	openSite,
	valuesOf,
	visitAgain,
	undoEntry,
} from '#tests/extras/copy-settings/state/file-world';

const historyOf = ({ store }: TestStore) => selectHistory(store.getState());
const storedOf = ({ browser }: TestStore) => browser.recall(SETTINGS_HISTORY_KEY) ?? '';

/** The code that records is fetched with the first save. */
async function untilRecorded(world: TestStore, count: number, key?: string) {
	const isThere = () =>
		historyOf(world).length === count && (!key || firstOf(world).changes[0]?.key === key);
	for (let tries = 0; tries < 100 && !isThere(); tries++) {
		await new Promise((resolve) => setTimeout(resolve, 10));
	}
	expect(historyOf(world)).toHaveLength(count);
}

function firstOf(world: TestStore): HistoryEntry {
	const [entry] = historyOf(world);
	if (!entry) {
		throw new Error('No entry.');
	}
	return entry;
}

const SITE: StoreOptions = { world: { modules: { active: ['likes'] }, settings: {} } };

it('records a switch with the time, the person and its values, and undoes it', async () => {
	const world = await openSite(SITE);
	const before = valuesOf(world);
	await world.store.dispatch(setSetting('sitemaps', true));
	await untilRecorded(world, 1);
	expect(historyOf(world)).toEqual([
		{
			at: Date.UTC(2026, 0, 31),
			by: world.page.currentUser.username,
			changes: [{ key: 'sitemaps', before: false, after: true }],
		},
	]);
	await world.store.dispatch(undoEntry(firstOf(world)));
	expect(valuesOf(world)).toEqual(before);
	await untilRecorded(world, 2);
	expect(firstOf(world).changes).toEqual([{ key: 'sitemaps', before: true, after: false }]);
	expect(selectNotices(world.store.getState()).map(({ text }) => text)).toEqual(['Undone.']);
});

it('records the companions of a switch with it, and restores them together', async () => {
	const world = await openSite(SITE);
	const before = valuesOf(world);
	await world.store.dispatch(setSetting('subscriptions', true));
	await untilRecorded(world, 1);
	const { changes } = firstOf(world);
	expect(changes).toContainEqual({ key: 'subscriptions', before: false, after: true });
	await world.store.dispatch(undoEntry(firstOf(world)));
	expect(valuesOf(world)).toEqual(before);
});

it('records a whole file as one entry', async () => {
	const world = await openSite(SITE);
	const before = valuesOf(world);
	await world.store.dispatch(
		applyChanges('Bakery', [
			{ key: 'likes', to: false },
			{ key: 'sitemaps', to: true },
		]),
	);
	await untilRecorded(world, 1);
	expect(
		firstOf(world)
			.changes.map(({ key }) => key)
			.sort(),
	).toEqual(['likes', 'sitemaps']);
	await world.store.dispatch(undoEntry(firstOf(world)));
	expect(valuesOf(world)).toEqual(before);
});

it('records neither a refused save nor a save without a change', async () => {
	const world = await openSite(SITE);
	server.use(http.post(`${REST}/settings`, () => HttpResponse.json({}, { status: 500 })));
	await world.store.dispatch(setSetting('sitemaps', true));
	server.resetHandlers();
	const other = await openSite(SITE);
	await other.store.dispatch(
		undoChanges({ changes: [{ key: 'likes', before: true, after: false }] }),
	);
	await import('@/extras/changes/state/history');
	await new Promise((resolve) => setTimeout(resolve, 0));
	expect([historyOf(world), historyOf(other), storedOf(world), storedOf(other)]).toEqual([
		[],
		[],
		'',
		'',
	]);
});

it('keeps no text about the site, no key and no code', async () => {
	const world = await openSite({ world: { modules: { active: ['seo-tools'] } } });
	const secret = 'A secret description';
	world.store.dispatch(typeField('advanced_seo_front_page_description', secret));
	await world.store.dispatch(saveFields(['advanced_seo_front_page_description']));
	await untilRecorded(world, 1);
	expect(firstOf(world).changes).toEqual([{ key: 'advanced_seo_front_page_description' }]);
	expect(storedOf(world)).not.toContain(secret);
});

it('keeps the last hundred for each site, and is there again at the next visit', async () => {
	const world = await openSite(SITE);
	for (let count = 0; count < 3; count++) {
		await world.store.dispatch(setSetting('sitemaps', count % 2 === 0));
	}
	await untilRecorded(world, 3);
	const [entry] = historyOf(world);
	const many = Array.from({ length: MOST_ENTRIES }, () => entry);
	const { rawUrl } = world.store.getState().site;
	const all = { 'site elsewhere.example': [entry], [`site ${rawUrl}`]: many };
	world.browser.remember(SETTINGS_HISTORY_KEY, JSON.stringify(all));
	await world.store.dispatch(setSetting('latex', true));
	await untilRecorded(world, MOST_ENTRIES, 'latex');
	expect(firstOf(world).changes[0]?.key).toBe('latex');
	const next = await visitAgain(world);
	next.store.dispatch(readHistory());
	expect(historyOf(next)).toEqual(historyOf(world));
	next.store.dispatch(clearHistory());
	expect(historyOf(next)).toEqual([]);
	expect(JSON.parse(storedOf(next))).toEqual({ 'site elsewhere.example': [entry] });
});

it('leaves out what others have written into the storage', async () => {
	const world = await openSite(SITE);
	const { rawUrl } = world.store.getState().site;
	const stored = JSON.stringify({ [`site ${rawUrl}`]: { changes: [] } });
	world.browser.remember(SETTINGS_HISTORY_KEY, stored);
	world.store.dispatch(readHistory());
	expect(historyOf(world)).toEqual([]);
});
