import { PAGE_TYPES } from '@/domain/seo/saved-formats';
import { __, sprintf } from '@wordpress/i18n';
import type { ModuleMap } from '@/domain/modules/types';
import { writeTitleFormat } from '@/domain/seo/stored-formats';
import { getPageTypeName } from '@/domain/seo/title-formats';
import { readMembers, effectsOf, type SettingsMap } from '../effects';
import { encodeAliases } from '../aliases';
import type { Change, Reading } from '../change';
import { FLAG, TEXT, TITLE_FORMATS, type Codec } from '../codecs';
import {
	findSettingOf,
	SETTINGS_CARDS,
	UNLISTED,
	type Setting,
	type SettingsCard,
} from '../registry';
import type { SettingRecord, UnlistedRecord } from '../types';
import { isMap } from '@/lib/values';

export const FILE_FORMAT = 'dashboard-for-jetpack/settings';
export const FILE_VERSION = 1;

/** In bytes; a file of this version has about 10 KB. */
export const LARGEST_FILE = 1024 * 1024;

/** A file of 1 MB may have 60,000 lines, which nobody reads. */
export const MOST_LISTED = 100;

/** No Jetpack has as many modules or settings: each line that is used is compared with the site. */
export const MOST_USED = 500;

type ValueKind = 'switch' | 'text' | 'choice' | 'list' | 'map';

/** A setting that a file can have. Modules are not among them: they depend on the site. */
export interface PortableSetting {
	key: string;
	/** The slug of the module that it is an option of. */
	module: string;
	kind: ValueKind;
	codec: Codec;
	getName: () => string;
	/** Its row on a card; a setting without one is shown with the row that edits it. */
	row?: Setting;
	card?: SettingsCard;
}

type AnyRecord = UnlistedRecord & Partial<Pick<SettingRecord, 'control' | 'isList'>>;

const RECORDS: readonly AnyRecord[] = [
	...SETTINGS_CARDS.flatMap(({ settings }) => settings),
	...UNLISTED,
];

function kindOf({ control, codec, isList }: AnyRecord): ValueKind {
	if (isList) {
		return 'list';
	}
	if (control === 'choice') {
		return 'choice';
	}
	if (control === 'text' || control === 'lines') {
		return 'text';
	}
	return codec && codec !== FLAG ? 'map' : 'switch';
}

const isTyped = (kind: ValueKind) => kind !== 'switch' && kind !== 'choice';

/** Undefined for modules, for settings that no server has, and for those that must not leave the site. */
function toPortable(record: AnyRecord): PortableSetting | undefined {
	const { id: key, module, getName, codec = TEXT, isOfThisSite: isOwn } = record;
	if (!module || !getName || key === module || effectsOf(key).parts) {
		return undefined;
	}
	const kind = kindOf(record);
	// Text that people typed leaves the site only if its record allows it.
	if (isOwn ?? isTyped(kind)) {
		return undefined;
	}
	const row = findSettingOf(key);
	const card = SETTINGS_CARDS.find(({ settings }) => settings.some(({ id }) => id === row?.id));
	return { key, module, kind, codec, getName, row, card };
}

const BY_KEY = new Map(
	RECORDS.map(toPortable)
		.filter((setting) => setting !== undefined)
		.map((setting) => [setting.key, setting]),
);

/** All settings that a file can have, in the order of the cards. */
export const listPortableSettings = (): PortableSetting[] => [...BY_KEY.values()];

/** Undefined for any other key, including those of this dashboard. */
export const findPortableSetting = (key: string): PortableSetting | undefined => BY_KEY.get(key);

const OF_THIS_SITE = new Set(RECORDS.filter((one) => one.isOfThisSite).map(({ id }) => id));

/** The keys and modules that are never written to a file or read from one. */
export const listKeysOfThisSite = (): string[] => [...OF_THIS_SITE];

/** Whether a key or a module is never written to a file or read from one. */
export const isOfThisSite = (key: string): boolean => OF_THIS_SITE.has(key);

/** Whether a key may be the slug of a module; it may be a setting's, too. */
export const isSlug = (key: string): boolean => /^[a-z][a-z0-9-]{0,63}$/.test(key);

/** Whether the browser may have stored a value: its key is a module or may be in a file, and it has the right type. */
export function isStorable(key: string, value: unknown): boolean {
	const setting = findPortableSetting(key);
	return !isOfThisSite(key) && (setting !== undefined || isSlug(key)) && hasType(setting, value);
}

/** Normalizes a saved value to the form of a file, however the server prints it. A module has no setting. */
export function toFileValue(setting: PortableSetting | undefined, saved: unknown): unknown {
	if (!setting) {
		return Boolean(saved);
	}
	switch (setting.kind) {
		case 'switch':
			return setting.codec === FLAG ? FLAG.read(saved) === '1' : Boolean(saved);
		case 'list':
			return [...new Set([...(effectsOf(setting.key).always ?? []), ...readMembers(saved)])].sort();
		default:
			return setting.codec.write(setting.codec.read(saved));
	}
}

/** The site's value of a module or a setting, in the form of a file. */
export function readFileValue(settings: SettingsMap, key: string): unknown {
	return toFileValue(findPortableSetting(key), settings[key]);
}

export function hasType(setting: PortableSetting | undefined, value: unknown): boolean {
	switch (setting?.kind) {
		case undefined:
		case 'switch':
			return typeof value === 'boolean';
		case 'list':
			return Array.isArray(value) && value.every((member) => typeof member === 'string');
		case 'map':
			return isMap(value);
		default:
			return typeof value === 'string';
	}
}

/** Whether the server would save two values of a file as the same value. */
export function isSameFileValue(
	setting: PortableSetting | undefined,
	one: unknown,
	other: unknown,
): boolean {
	if (!setting || setting.kind === 'switch' || setting.kind === 'list') {
		return JSON.stringify(one) === JSON.stringify(other);
	}
	return setting.codec.isSame(setting.codec.read(one), setting.codec.read(other));
}

function describeMap({ codec }: PortableSetting, value: Record<string, unknown>): string {
	if (codec === TITLE_FORMATS) {
		return PAGE_TYPES.map((type) => [getPageTypeName(type), writeTitleFormat(type, value[type])])
			.filter(([, format]) => format)
			.map(([name, format]) => `${name}: ${format}`)
			.join('; ');
	}
	return Object.entries(value)
		.map(([name, isBlocked]) =>
			isBlocked
				? /* translators: %s: name of a web crawler. */
					sprintf(__('%s: blocked'), name)
				: /* translators: %s: name of a web crawler. */
					sprintf(__('%s: allowed'), name),
		)
		.join('; ');
}

export interface ValueNames {
	/** Value → label of a choice. */
	choices?: Readonly<Record<string, string>>;
	/** Slug → name of a member of a list. */
	members?: Readonly<Record<string, { name: string }>>;
}

/** A value of a file as people read it: "On", the label of a choice, or the text itself. */
export function describeFileValue(
	setting: PortableSetting | undefined,
	value: unknown,
	{ choices = {}, members = {} }: ValueNames = {},
): string {
	const none = __('Empty');
	if (typeof value === 'boolean') {
		const isOn = value !== (setting ? (effectsOf(setting.key).isInverted ?? false) : false);
		return isOn ? __('On') : __('Off');
	}
	if (typeof value === 'string') {
		return (Object.hasOwn(choices, value) ? choices[value] : value) || none;
	}
	if (Array.isArray(value)) {
		const names = value.map((slug: string) =>
			Object.hasOwn(members, slug) ? members[slug]?.name || slug : slug,
		);
		return names.join(', ') || none;
	}
	return (setting && isMap(value) && describeMap(setting, value)) || none;
}

/** The server's key for a setting. */
export const findOwnKey = (key: string, known: SettingsMap): string =>
	Object.keys(encodeAliases({ [key]: null }, known))[0] ?? key;

export const AS_IN_FILE: Reading = {
	read: readFileValue,
	isSame: (key, found, value) => isSameFileValue(findPortableSetting(key), found, value),
};

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

/** What a save has changed. A saved value that has several keys is one change. */
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
