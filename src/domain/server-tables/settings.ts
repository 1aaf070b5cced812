import type { SiteConnection } from '@/domain/connection';
import { getLockReason } from '@/domain/modules/switch-lock';
import type { ModuleOverride } from '@/domain/modules/types';
import { FLAG } from '@/domain/settings/codecs';
import { effectsOf } from '@/domain/settings/effects';
import {
	findSettingOf,
	nameModule,
	neededKeysOf,
	SETTINGS_CARDS,
	type Setting,
} from '@/domain/settings/registry';
import { ALIASES, findOlderKey } from '@/domain/settings/aliases';
import { findLack, type LackFacts } from '@/domain/settings/file/site-entries';
import {
	FILE_FORMAT,
	FILE_VERSION,
	LARGEST_FILE,
	MOST_LISTED,
	MOST_USED,
	listKeysOfThisSite,
	listPortableSettings,
	type PortableSetting,
} from '@/domain/settings/file/values';
import { findConnectPath } from '@/domain/routes/connect';

const OVERRIDES: readonly ModuleOverride[] = ['none', 'active', 'inactive', 'managed'];
export const CONNECTIONS: readonly SiteConnection[] = ['offline', 'connected', 'unconnected'];

/** The facts of a case that are true or false, from the most significant bit on. */
const FLAGS = [
	'requiresConnection',
	'requiresUserConnection',
	'isAvailable',
	'hasSwitch',
	'hasConnectedOwner',
	'isLinked',
] as const;

/** Stands for the name of a module, which PHP fills in: the reasons are the same for all modules, so one digit names each. */
const NAME = '%s';

/** Stands for the reason that the server gives for a module that it doesn't offer. */
const SERVER_REASON = '%server%';

/** All combinations of the facts that decide whether a module or its setting can be changed: by override, connection and flags. */
const listLockCases = (module: string): LackFacts[] =>
	OVERRIDES.flatMap((override) =>
		CONNECTIONS.flatMap((connection) =>
			Array.from({ length: 2 ** FLAGS.length }, (_, number): LackFacts => {
				const is = (flag: (typeof FLAGS)[number]) =>
					Boolean(number & (1 << (FLAGS.length - 1 - FLAGS.indexOf(flag))));
				const record = {
					name: NAME,
					override,
					requiresConnection: is('requiresConnection'),
					requiresUserConnection: is('requiresUserConnection'),
					isAvailable: is('isAvailable'),
					unavailableReason: SERVER_REASON,
				};
				return {
					isLinked: is('isLinked'),
					hasConnectedOwner: is('hasConnectedOwner'),
					ownerPath: findConnectPath('owner', {
						connection,
						canConnectSite: true,
						canReconnect: true,
						canConnectAccount: true,
						isLinked: is('isLinked'),
					}),
					connection,
					modules: { [module]: record },
					settings: is('hasSwitch') ? { [module]: true } : {},
				};
			}),
		),
	);

/** Texts and lists that occur many times, each once. */
function createList() {
	const list: string[] = [];
	const indexOf = (item: string) => {
		const index = list.indexOf(item);
		return index === -1 ? list.push(item) - 1 : index;
	};
	return { list, indexOf };
}

/** Modules that a server has, but that its REST API lists only from Jetpack 16 on; the page of the app names them. */
const UNLISTED_MODULES = ['blocks'];

/** What the site needs so that a row is on it; see `isOnSite`. */
function listNeeds(row: Setting | undefined) {
	if (!row) {
		return {};
	}
	const { module, needsModule = [module], isRootOnly = false } = row;
	return { needsModule, needsKey: neededKeysOf(row), isRootOnly };
}

const findPlace = (row: Setting | undefined): string =>
	SETTINGS_CARDS.find(({ settings }) => settings.some(({ id }) => id === row?.id))?.getTitle() ??
	'';

function describeSetting(setting: PortableSetting, lock: number) {
	const { key, module, kind, codec, row } = setting;
	return {
		key,
		module,
		kind,
		name: setting.getName(),
		place: setting.card?.getTitle() ?? '',
		lock,
		isInverted: effectsOf(key).isInverted ?? false,
		isFlag: codec === FLAG,
		...listNeeds(row),
		otherName: findOlderKey(key),
		oppositeOf: ALIASES.find(({ names, isInverted }) => isInverted && names.includes(key))?.key,
		...(kind === 'map' && { empty: codec.write(codec.read(null)) }),
		...(kind === 'list' && { always: effectsOf(key).always ?? [] }),
		...(kind === 'choice' && { choices: row?.getChoices?.() ?? {} }),
	};
}

/** The settings that a file can have, and why each of them or a module can't be changed. */
export function buildSettingsTable() {
	const reasons = createList();
	reasons.indexOf('');
	const locks = createList();
	// One digit for each case: the number of its reason.
	const findLock = (module: string, setting?: PortableSetting) =>
		locks.indexOf(
			listLockCases(module)
				.map((facts) => reasons.indexOf(findLack(facts, module, setting, NAME)).toString(36))
				.join(''),
		);
	const plain = findLock('');
	const rows = SETTINGS_CARDS.flatMap(({ settings }) => settings);
	const slugs = [...new Set(rows.map(({ module }) => module).filter(Boolean))];
	const modules = slugs.flatMap((slug) => {
		const lock = findLock(slug);
		const place = findPlace(findSettingOf(slug));
		const name = nameModule(slug);
		return place || lock !== plain || name !== slug
			? [[slug, { place, lock, ...(name !== slug && { name }) }] as const]
			: [];
	});
	const settings = listPortableSettings().map((setting) =>
		describeSetting(setting, findLock(setting.module, setting)),
	);
	return {
		format: FILE_FORMAT,
		version: FILE_VERSION,
		largest: LARGEST_FILE,
		mostListed: MOST_LISTED,
		mostUsed: MOST_USED,
		ofThisSite: listKeysOfThisSite(),
		unlisted: UNLISTED_MODULES,
		overrides: OVERRIDES,
		connections: CONNECTIONS,
		flags: FLAGS,
		settings,
		modules: Object.fromEntries(modules),
		/** For each kind of setting: a digit for each override × connection × flags, which counts in `reasons`. */
		locks: locks.list,
		reasons: reasons.list,
		serverReason: SERVER_REASON,
		/** For a module that the server doesn't offer without saying why. */
		noReason: getLockReason({ kind: 'not-offered', reason: '' }, ''),
	};
}
