import { http } from 'msw';
import { listChangedElsewhere } from '@/extras/copy-settings/domain/journal';
import type { SettingsMap } from '@/domain/settings/effects';
import { selectNotices } from '@/state/notices';
import { applyChanges, continueChanges, reverseChanges } from '@/extras/copy-settings/state/apply';
import { readJournal, selectSettingsFile } from '@/extras/copy-settings/state/journal';
import { readHistory, selectHistory } from '@/extras/changes/state/history';
import { server } from '#tests/support/server';
import { REST, type TestStore } from '#tests/support/store';
import { openSite, valuesOf, visitAgain, undoEntry } from './file-world';

const COLOR = 'carousel_background_color';
const SCHEME = 'jetpack_comment_form_color_scheme';
const ROLES = 'count_roles';

/** A site with values about which two people disagree. */
const open = () =>
	openSite({
		world: {
			modules: { active: ['carousel', 'comments', 'stats'] },
			settings: { [COLOR]: 'black', [SCHEME]: 'light', [ROLES]: [] },
		},
	});

function saveElsewhere({ world }: TestStore, values: SettingsMap): void {
	world.settings = { ...world.settings, ...values };
}

function turnElsewhere({ world }: TestStore, slug: string, isOn: boolean): void {
	const others = (world.modules.active ?? []).filter((one) => one !== slug);
	world.modules = { ...world.modules, active: isOn ? [...others, slug] : others };
}

const THEIRS = { [SCHEME]: 'transparent' };
const CHANGES = [
	{ key: SCHEME, to: 'dark' },
	{ key: ROLES, to: ['author'] },
	{ key: 'sitemaps', to: true },
];

const journalOf = ({ store }: TestStore) => selectSettingsFile(store.getState()).journal;
const leftOutOf = (world: TestStore) =>
	listChangedElsewhere(journalOf(world)?.steps ?? []).map(({ key, from, to, found }) => ({
		key,
		values: [from, to, found],
	}));
const apply = ({ store }: TestStore) => store.dispatch(applyChanges('Bakery', CHANGES));

describe('a file', () => {
	it('finds a change that was made while it was being applied', async () => {
		const world = await open();
		server.use(
			http.post(`${REST}/settings`, async ({ request }) => {
				const sent = (await request.clone().json()) as SettingsMap;
				if ('sitemaps' in sent) {
					saveElsewhere(world, THEIRS);
				}
			}),
		);
		await apply(world);
		expect(leftOutOf(world)).toMatchObject([{ key: SCHEME }]);
		expect(valuesOf(world)).toMatchObject({ [SCHEME]: 'transparent', sitemaps: true });
	});

	it('keeps someone else’s value of an option that it only watches', async () => {
		const world = await open();
		saveElsewhere(world, { [COLOR]: 'white' });
		await world.store.dispatch(applyChanges('Bakery', [{ key: 'carousel', to: false }]));
		expect(leftOutOf(world)).toEqual([]);
		await world.store.dispatch(reverseChanges());
		expect(valuesOf(world)).toMatchObject({ carousel: true, [COLOR]: 'white' });
	});

	it('records only its own changes in the history', async () => {
		const world = await open();
		saveElsewhere(world, { [SCHEME]: 'transparent', [COLOR]: 'white' });
		await apply(world);
		world.store.dispatch(readHistory());
		const [entry] = selectHistory(world.store.getState());
		expect(entry?.changes.map(({ key }) => key).sort()).toEqual([ROLES, 'sitemaps']);
	});
});

describe('Undo all', () => {
	it('leaves a setting as it is that was changed somewhere else since', async () => {
		const world = await open();
		await apply(world);
		saveElsewhere(world, THEIRS);
		await world.store.dispatch(reverseChanges());
		expect(leftOutOf(world)).toEqual([{ key: SCHEME, values: ['dark', 'light', 'transparent'] }]);
		expect(valuesOf(world)).toMatchObject({ ...THEIRS, [ROLES]: [], sitemaps: false });
	});

	it('never touches skipped settings', async () => {
		const world = await open();
		saveElsewhere(world, THEIRS);
		await apply(world);
		await world.store.dispatch(reverseChanges());
		expect(valuesOf(world)).toMatchObject({ [SCHEME]: 'transparent', sitemaps: false });
		expect(leftOutOf(world)).toEqual([]);
	});
});

it('continuing after a cut leaves alone what was turned back elsewhere', async () => {
	const world = await open();
	server.use(
		http.post(`${REST}/settings`, async ({ request }) => {
			const sent = (await request.clone().json()) as SettingsMap;
			return ROLES in sent ? Response.error() : undefined;
		}),
	);
	await apply(world);
	server.resetHandlers(...server.listHandlers().slice(1));
	turnElsewhere(world, 'sitemaps', false);
	const later = await visitAgain(world);
	later.store.dispatch(readJournal());
	await later.store.dispatch(continueChanges());
	expect(leftOutOf(later)).toEqual([{ key: 'sitemaps', values: [false, true, false] }]);
	expect(valuesOf(later)).toMatchObject({ sitemaps: false, [SCHEME]: 'dark', [ROLES]: ['author'] });
});

describe('the history', () => {
	async function openWithEntry() {
		const world = await open();
		await apply(world);
		world.store.dispatch(readHistory());
		const [entry] = selectHistory(world.store.getState());
		if (!entry) {
			throw new Error('Nothing was recorded.');
		}
		return { world, entry };
	}

	const textsOf = ({ store }: TestStore) => selectNotices(store.getState()).map(({ text }) => text);

	it('reads the site before it undoes, and leaves out values that were changed elsewhere', async () => {
		const { world, entry } = await openWithEntry();
		saveElsewhere(world, THEIRS);
		await world.store.dispatch(undoEntry(entry));
		expect(valuesOf(world)).toMatchObject({ ...THEIRS, [ROLES]: [], sitemaps: false });
		expect(textsOf(world)).toEqual([
			'Some of these settings were changed somewhere else, and were left as they are.',
		]);
	});

	it('says that nothing was undone if all was changed somewhere else', async () => {
		const { world, entry } = await openWithEntry();
		saveElsewhere(world, { [SCHEME]: 'transparent', [ROLES]: ['editor'] });
		turnElsewhere(world, 'sitemaps', false);
		await world.store.dispatch(undoEntry(entry));
		expect(valuesOf(world)).toMatchObject({ [SCHEME]: 'transparent', [ROLES]: ['editor'] });
		expect(textsOf(world)).toHaveLength(1);
	});

	it('restores nothing that was changed again after the person saw it', async () => {
		const { world, entry } = await openWithEntry();
		saveElsewhere(world, { [ROLES]: ['editor'] });
		await world.store.dispatch(undoEntry(entry));
		saveElsewhere(world, { [ROLES]: ['contributor'] });
		await world.store.dispatch(undoEntry(entry, true));
		expect(valuesOf(world)).toMatchObject({ [ROLES]: ['contributor'] });
	});
});

it('a tab shows what another tab has done since, and undoes none of it', async () => {
	const world = await open();
	await apply(world);
	const other = await visitAgain(world);
	Object.assign(world.browser, { now: () => Date.UTC(2026, 1, 1) });
	await other.store.dispatch(applyChanges('Shop', [{ key: 'latex', to: true }]));
	await world.store.dispatch(reverseChanges());
	expect(valuesOf(other)).toMatchObject({ latex: true, sitemaps: true });
	expect(journalOf(world)).toMatchObject({ label: 'Shop', direction: 'apply' });
	expect(selectNotices(world.store.getState()).map(({ text }) => text)).toEqual([
		'Another tab has changed the settings of this site since. This is what it did.',
	]);
});
