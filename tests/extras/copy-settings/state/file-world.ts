import { AS_IN_FILE, FILE_FORMAT } from '@/domain/settings/file/values';
import type { HistoryEntry } from '@/extras/changes/domain/entry';
import { selectFileFacts } from '@/state/settings/file-facts';
import { withAliases } from '@/domain/settings/aliases';
import type { SettingsMap } from '@/domain/settings/effects';
import {
	choicesOf,
	listSiteEntries,
	type FileFacts,
	type SiteEntry,
} from '@/domain/settings/file/site-entries';
import { planFile, type FilePlan } from '@/extras/copy-settings/domain/plan';
import { readSettingsFile } from '@/extras/copy-settings/domain/read';
import { readSiteValues, type FileValues } from '@/extras/copy-settings/domain/write';
import { changesWatch } from '@/extras/changes/watch';
import { createStore } from '@/state/store/create-store';
import { loadSettings } from '@/state/settings';
import { undo as undoChanges } from '@/state/settings/undo';
import { createRandom, type Random } from '#tests/support/random';
import { createTestStore, type StoreOptions, type TestStore } from '#tests/support/store';

/** Printed with each failure of a random test; `TEST_SEED` repeats it. */
export const SEED = Number(process.env.TEST_SEED) || 20261123;

export const random = (name: string): Random =>
	createRandom([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), SEED) | 0);

export const factsOf = ({ store }: Pick<TestStore, 'store'>): FileFacts =>
	selectFileFacts(store.getState());

export function valuesOf(world: Pick<TestStore, 'store'>): SettingsMap {
	const { modules, settings } = readSiteValues(factsOf(world));
	return { ...modules, ...settings };
}

const saveExtras = changesWatch.save ? [changesWatch.save] : [];

/** A site whose values have been read again, as on the screen. */
export async function openSite(options: StoreOptions = {}): Promise<TestStore> {
	const world = createTestStore({ saveExtras, ...options });
	await world.store.dispatch(loadSettings());
	return world;
}

/** The next visit in the same browser: everything but the server and the browser's storage is new. */
export async function visitAgain(world: TestStore): Promise<TestStore> {
	const { page, api, tracks, browser } = world;
	const store = createStore(page, { api, tracks, browser, saveExtras });
	await store.dispatch(loadSettings());
	return { ...world, store };
}

function pickValue(facts: FileFacts, { setting, value }: SiteEntry, random: Random): unknown {
	switch (setting?.kind) {
		case undefined:
		case 'switch':
			return random.chance(0.5);
		case 'choice': {
			const choices = choicesOf(facts, setting);
			return choices.kind === 'open' ? random.pick(Object.keys(choices.options)) : value;
		}
		case 'list':
			return Object.keys(facts.roles).filter(() => random.chance(0.5));
		case 'map':
			return value;
		default:
			return random.pick(['', 'Leave a reply', '<b>Leave</b> “a” reply & go', ' ünï ']);
	}
}

/** A file with random values for about a share of a site's entries, written as text and read again. */
export function buildRandomFile(facts: FileFacts, random: Random, share = 0.8): FileValues {
	const chosen = listSiteEntries(facts).filter(() => random.chance(share));
	const pick = (isModule: boolean) =>
		Object.fromEntries(
			chosen
				.filter(({ setting }) => (setting === undefined) === isModule)
				.map((entry) => [entry.key, pickValue(facts, entry, random)]),
		);
	const text = JSON.stringify({
		format: FILE_FORMAT,
		version: 1,
		modules: pick(true),
		settings: pick(false),
	});
	const read = readSettingsFile(text);
	if (read.kind === 'problem') {
		throw new Error(`Seed ${SEED}: ${read.sentence}`);
	}
	expect(read.file.ignored).toEqual([]);
	return read.file;
}

export const planOn = (world: TestStore, file: FileValues): FilePlan =>
	planFile(file, factsOf(world));

export const toTargets = ({ changes }: FilePlan) =>
	changes.map(({ key, to }) => ({ key, to: to.value }));

/** The values of a site after some changes, with all others unchanged. */
export const applyTo = (
	values: SettingsMap,
	targets: readonly { key: string; to: unknown }[],
): SettingsMap => ({
	...values,
	...Object.fromEntries(
		Object.entries(
			withAliases(Object.fromEntries(targets.map(({ key, to }) => [key, to])), values),
		).filter(([key]) => Object.hasOwn(values, key)),
	),
});

export const undoEntry = ({ changes }: HistoryEntry, isReplacing = false) =>
	undoChanges({ changes: [...changes] }, { reading: AS_IN_FILE, isReplacing });
