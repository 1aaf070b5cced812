import { __, sprintf } from '@wordpress/i18n';
import {
	getUnavailableReason,
	resolveModuleAvailability,
	type AvailabilityFacts,
} from '@/domain/modules/availability';
import { getLockReason, resolveModuleLock } from '@/domain/modules/switch-lock';
import type { ModuleMap, ModuleRecord, ModuleRequirements } from '@/domain/modules/types';
import type { SettingsTab } from '@/domain/routes/settings-tabs';
import type { Change } from '../change';
import { hasValues } from '../undo';
import type { SettingsMap } from '../effects';
import {
	findSettingOf,
	isOnSite,
	nameModule,
	resolveChoices,
	resolveSettingState,
	type Choices,
	type SettingsCard,
	type SiteFacts,
} from '../registry';
import type { SiteRoles } from '@/domain/site/types';
import {
	describeFileValue,
	findPortableSetting,
	isOfThisSite,
	listPortableSettings,
	toFileValue,
	type PortableSetting,
} from './values';

/** The facts that decide whether the person who opens a file can change what is in it. */
export interface LackFacts extends AvailabilityFacts {
	isLinked: boolean;
	modules: Readonly<Record<string, ModuleRequirements & Pick<ModuleRecord, 'name'>>>;
	/** The server's own values. */
	settings: SettingsMap;
}

/** The facts about a site and the person who opens a file on it. */
export interface FileFacts extends LackFacts {
	canManageModules: boolean;
	/** Whether search engines may list the site. */
	isPublic: boolean;
	/** With plain texts. */
	modules: ModuleMap;
	/** The cards that this site has and this person sees. */
	cards: readonly SettingsCard[];
	site: SiteFacts;
	roles: SiteRoles;
}

/** A module or a setting of a site, in the form of a file. */
export interface SiteEntry {
	key: string;
	/** Undefined for a module. */
	setting?: PortableSetting;
	name: string;
	/** The title of its card; the same for all modules without one. */
	place: string;
	/** The screen of that card; undefined without one. */
	tab?: SettingsTab;
	value: unknown;
}

const getOtherPlace = () => __('Other features');

function toModuleEntry(facts: FileFacts, slug: string, name: string): SiteEntry {
	const row = findSettingOf(slug);
	const card = facts.cards.find(({ settings }) => settings.some(({ id }) => id === row?.id));
	return {
		key: slug,
		name: nameModule(slug, name),
		place: card?.getTitle() ?? getOtherPlace(),
		tab: card?.tab,
		value: toFileValue(undefined, facts.settings[slug]),
	};
}

function toSettingEntry(facts: FileFacts, setting: PortableSetting): SiteEntry {
	return {
		key: setting.key,
		setting,
		name: setting.getName(),
		place: setting.card?.getTitle() ?? getOtherPlace(),
		tab: setting.card?.tab,
		value: toFileValue(setting, facts.settings[setting.key]),
	};
}

function hasSetting(facts: FileFacts, { key, module, row, card }: PortableSetting): boolean {
	const isShown = row && card ? facts.cards.includes(card) && isOnSite(row, facts.site) : true;
	return isShown && Object.hasOwn(facts.modules, module) && Object.hasOwn(facts.settings, key);
}

/**
 * All modules and settings of a site that a file has and this person may see: the modules in the server's order, then the
 * settings in the order of the cards.
 */
export function listSiteEntries(facts: FileFacts): SiteEntry[] {
	if (!facts.canManageModules) {
		return [];
	}
	const modules = Object.values(facts.modules)
		.filter(({ module }) => Object.hasOwn(facts.settings, module) && !isOfThisSite(module))
		.map(({ module, name }) => toModuleEntry(facts, module, name));
	const settings = listPortableSettings()
		.filter((setting) => hasSetting(facts, setting))
		.map((setting) => toSettingEntry(facts, setting));
	return [...modules, ...settings];
}

/** The module of a setting of Jetpack's own that has no row here; undefined for all other keys. */
export const findOwner = ({ modules }: FileFacts, key: string): string | undefined =>
	findPortableSetting(key) || findSettingOf(key) || Object.hasOwn(modules, key)
		? undefined
		: Object.values(modules).find(({ options }) => Object.hasOwn(options, key))?.module;

/** Name and card of a key that the site may lack. */
export function nameEntry(facts: FileFacts, key: string): Pick<SiteEntry, 'name' | 'place'> {
	const setting = findPortableSetting(key);
	const slug = findOwner(facts, key) ?? key;
	const record = Object.hasOwn(facts.modules, slug) ? facts.modules[slug] : undefined;
	const { name, place } = setting
		? toSettingEntry(facts, setting)
		: toModuleEntry(facts, slug, record?.name ?? '');
	// A key or a text of this site isn't a module, but has a row.
	const own = isOfThisSite(key) ? findSettingOf(key)?.getName() : undefined;
	return { name: own ?? name, place };
}

/** Why the feature of a module, or of the setting's own module, can't be changed (ROLE-18 to ROLE-21); "" if it can. */
export function findLack(
	facts: LackFacts,
	module: string,
	setting?: PortableSetting,
	name = nameModule(module, facts.modules[module]?.name),
): string {
	const record = Object.hasOwn(facts.modules, module) ? facts.modules[module] : undefined;
	if (!record) {
		return __("This site's Jetpack doesn't have this.");
	}
	const lock = resolveModuleLock(record, {
		...facts,
		hasSwitch: Object.hasOwn(facts.settings, module),
	});
	const row = setting ? setting.row : findSettingOf(module);
	if (lock && (!setting || !row || lock.kind === 'not-offered')) {
		return getLockReason(lock, name);
	}
	const state =
		row &&
		resolveSettingState(row, {
			availability: resolveModuleAvailability(record, facts),
			// The server saves the options of a feature that is off, too.
			isModuleOn: true,
			isModuleSaving: false,
			isOwnerOn: true,
			isLinked: facts.isLinked,
			hasOwner: facts.hasConnectedOwner,
			ownerPath: facts.ownerPath,
			isOffline: facts.connection === 'offline',
		});
	return state?.kind === 'unavailable' ? getUnavailableReason(state.availability, name) : '';
}

/** The choices of a setting on a site. */
export const choicesOf = (facts: FileFacts, { key, module, row }: PortableSetting): Choices =>
	resolveChoices(facts.modules[module]?.options[key]?.enumLabels, row?.getChoices?.());

/** A file's value in words, on a site. */
export function describeOnSite(facts: FileFacts, key: string, value: unknown): string {
	const setting = findPortableSetting(key);
	const choices = setting?.kind === 'choice' ? choicesOf(facts, setting) : undefined;
	return describeFileValue(setting, value, {
		choices: choices?.kind === 'open' ? choices.options : undefined,
		members: facts.roles,
	});
}

/** A change in words, with the values in the form of a file, if they were kept. */
export function describeChange(facts: FileFacts, change: Change): string {
	const { key, before, after } = change;
	const { name } = nameEntry(facts, key);
	if (hasValues(change)) {
		return sprintf(
			/* translators: 1: name of a setting. 2: its value before. 3: its value after. */
			__('%1$s: %2$s → %3$s'),
			name,
			describeOnSite(facts, key, before),
			describeOnSite(facts, key, after),
		);
	}
	return name === key
		? /* translators: %s: key of a setting. */
			sprintf(__('The Jetpack setting %s was changed'), name)
		: /* translators: %s: name of a setting. */
			sprintf(__('%s: changed'), name);
}
