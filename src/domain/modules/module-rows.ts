import { writeSettingLink } from '@/domain/navigation/query';
import { SETTINGS_TABS, type SettingsTab } from '@/domain/routes/settings-tabs';
import { effectsOf } from '@/domain/settings/effects';
import {
	isOnSite,
	nameModule,
	type Setting,
	type SettingsCard,
	type SiteFacts,
} from '@/domain/settings/registry';
import { isSwitchedOn } from '@/lib/values';
import type { AvailabilityFacts } from './availability';
import { isUnavailable, resolveModuleLock, type ModuleLock } from './switch-lock';
import type { ModuleMap, ModuleRecord } from './types';

/** The place where a card of the settings has a module. */
export interface CardLink {
	tab: SettingsTab;
	path: string;
}

export interface ModuleRow {
	slug: string;
	/** Its display name (`nameModule`). */
	name: string;
	record: ModuleRecord;
	isOn: boolean;
	status: 'on' | 'off' | 'unavailable';
	/** Why it cannot be switched; undefined if it can. */
	lock?: ModuleLock;
	/** Undefined for a module that no card has. */
	card?: CardLink;
	/** Whether Jetpack activates it on a new site; undefined if the server does not report that. */
	isDefaultOn?: boolean;
}

export interface RowFacts extends AvailabilityFacts {
	/** The cards that this site has and this person sees. */
	cards: readonly SettingsCard[];
	site: SiteFacts;
	/** Key → value; the server has a key for each module that it can switch. */
	settings: Readonly<Record<string, unknown>>;
	isVisibleToSearchEngines: boolean;
}

/** The modules that a setting switches: its own, the parts of a combined setting, and one that it shares. */
function modulesOf({ id, module }: Setting): string[] {
	const { module: listed, parts = [], sharedWith } = effectsOf(id);
	return [
		id,
		module,
		...parts,
		...[listed, sharedWith?.module].filter((slug) => slug !== undefined),
	];
}

/** Module → the first setting that has it, among the cards that are shown. */
function indexCards(cards: readonly SettingsCard[], site: SiteFacts): Map<string, CardLink> {
	const links = new Map<string, CardLink>();
	for (const { tab, settings } of cards) {
		for (const setting of settings.filter((one) => isOnSite(one, site))) {
			const path = writeSettingLink(tab, setting.id);
			modulesOf(setting)
				.filter((slug) => !links.has(slug))
				.forEach((slug) => links.set(slug, { tab, path }));
		}
	}
	return links;
}

/** The default of a module, as the server's own activation of defaults decides it. */
export function resolveDefault(
	{ autoActivate }: ModuleRecord,
	isPublic: boolean,
): boolean | undefined {
	const defaults = new Map([
		['Yes', true],
		['No', false],
		['Public', isPublic],
	]);
	return defaults.get(autoActivate);
}

/**
 * All modules that the server reports, in its order. The page also prints search words for the blocks, which are no module: they have neither a name
 * nor a switch.
 */
export function listModuleRows(modules: ModuleMap, facts: RowFacts): ModuleRow[] {
	const links = indexCards(facts.cards, facts.site);
	return Object.values(modules).flatMap((record): ModuleRow[] => {
		const { module: slug, name } = record;
		const hasSwitch = slug in facts.settings;
		if (name === '' && !hasSwitch) {
			return [];
		}
		const isOn = isSwitchedOn(facts.settings[slug]);
		const lock = resolveModuleLock(record, { ...facts, hasSwitch });
		return [
			{
				slug,
				name: nameModule(slug, name),
				record,
				isOn,
				status: isUnavailable(lock) ? 'unavailable' : isOn ? 'on' : 'off',
				lock,
				card: links.get(slug),
				isDefaultOn: resolveDefault(record, facts.isVisibleToSearchEngines),
			},
		];
	});
}

export const MODULE_FILTERS = ['all', 'on', 'off', 'unavailable'] as const;
export type ModuleFilter = (typeof MODULE_FILTERS)[number];

export interface RowChoice {
	filter: ModuleFilter;
	/** Modules that were switched since the filter was chosen: they stay in the list, so that nothing moves away. */
	kept: ReadonlySet<string>;
}

export function filterRows(
	rows: readonly ModuleRow[],
	{ filter, kept }: RowChoice,
): { shown: ModuleRow[]; counts: Record<ModuleFilter, number> } {
	const countOf = (status: ModuleRow['status']) =>
		rows.filter((row) => row.status === status).length;
	return {
		shown: rows.filter(
			({ slug, status }) => filter === 'all' || status === filter || kept.has(slug),
		),
		counts: {
			all: rows.length,
			on: countOf('on'),
			off: countOf('off'),
			unavailable: countOf('unavailable'),
		},
	};
}

export interface ModuleGroup {
	/** The settings screen whose cards have these modules; null for modules that no card has. */
	tab: SettingsTab | null;
	rows: ModuleRow[];
}

/** The rows in the order of the settings screens, by name in each. */
export function groupRows(rows: readonly ModuleRow[], locale: string): ModuleGroup[] {
	const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
	return [...SETTINGS_TABS, null]
		.map((tab) => ({
			tab,
			rows: rows
				.filter(({ card }) => (card?.tab ?? null) === tab)
				.sort((one, other) => compare(one.name, other.name)),
		}))
		.filter((group) => group.rows.length > 0);
}

/** Slug → the new value, for those of the rows whose modules are usable and not in the wanted state. */
export const planSwitch = (rows: readonly ModuleRow[], isOn: boolean): Record<string, boolean> =>
	Object.fromEntries(
		rows.filter((row) => !row.lock && row.isOn !== isOn).map(({ slug }) => [slug, isOn]),
	);

/** The changes that "Restore defaults" makes: only modules that can be switched and whose default is known. */
export function planDefaults(rows: readonly ModuleRow[]) {
	const changed = rows.filter(
		({ lock, isOn, isDefaultOn }) => !lock && isDefaultOn !== undefined && isDefaultOn !== isOn,
	);
	return {
		turnsOn: changed.filter(({ isOn }) => !isOn),
		turnsOff: changed.filter(({ isOn }) => isOn),
	};
}

export type DefaultsPlan = ReturnType<typeof planDefaults>;

/**
 * The server's reason for each module of a refused save. It reports all of them in one text, each after its slug: "Invalid option: a. b: The plan
 * lacks it." For a module that it doesn't name, the reason is the whole text.
 */
export function splitReasons(message: string, slugs: readonly string[]): Record<string, string> {
	const places = slugs
		.map((slug) => ({ slug, start: ` ${message}`.indexOf(` ${slug}: `) }))
		.filter(({ start }) => start !== -1)
		.sort((one, other) => one.start - other.start);
	const own = places.map(({ slug, start }, index) => {
		const text = message.slice(start + slug.length + 2, places[index + 1]?.start);
		return [slug, text.trim()] as const;
	});
	const named = new Map(own);
	return Object.fromEntries(slugs.map((slug) => [slug, named.get(slug) || message]));
}
