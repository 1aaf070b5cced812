import { SETTINGS_TABS, type SettingsTab } from '@/domain/routes/settings-tabs';
import { getCardName } from '../card-names';
import { quoteName } from '../sentences';
import { DISCUSSION_CARDS } from './discussion';
import { PERFORMANCE_CARDS } from './performance';
import { PRIVACY_CARDS } from './privacy';
import { SECURITY_CARDS } from './security';
import { SHARING_CARDS } from './sharing';
import { TRAFFIC_CARDS } from './traffic';
import type { CardEntry, CardRecord, SettingEntry, SettingRecord, UnlistedRecord } from '../types';
import { UNLISTED } from './unlisted';
import { WRITING_CARDS } from './writing';

export { UNLISTED };

const TABLES = {
	security: SECURITY_CARDS,
	performance: PERFORMANCE_CARDS,
	writing: WRITING_CARDS,
	sharing: SHARING_CARDS,
	discussion: DISCUSSION_CARDS,
	traffic: TRAFFIC_CARDS,
	privacy: PRIVACY_CARDS,
} as const;

type Entry = (typeof TABLES)[SettingsTab][number];
export type SettingsCardId = Entry['id'];
/** A setting that a card shows. */
export type SettingId = Entry['settings'][number]['id'];
/** Any setting, including those that no card shows. */
export type SettingKey = SettingId | (typeof UNLISTED)[number]['id'];
export type SettingsCard = CardRecord<SettingsCardId, SettingId>;
export type Setting = SettingRecord<SettingId>;

function complete(tab: SettingsTab, card: CardEntry<SettingsCardId, SettingId>): SettingsCard {
	const { hidesOptions = false, settings, ...record } = card;
	const [first, ...others] = settings;
	const { module: main = first.id } = first;
	const fill = (entry: SettingEntry<SettingId>): Setting => {
		const { control = entry === first && !entry.module ? 'module' : 'switch' } = entry;
		const isFeature = control === 'module';
		return {
			module: isFeature ? entry.id : main,
			isHiddenWhileOff: hidesOptions && !isFeature,
			...entry,
			control,
		};
	};
	return {
		getTitle: () => getCardName(main) ?? '',
		...record,
		tab,
		settings: [fill(first), ...others.map(fill)],
	};
}

/** Every setting of every screen, in the order of tabs and cards; the search, the tabs and the cards use this list. */
export const SETTINGS_CARDS: readonly SettingsCard[] = SETTINGS_TABS.flatMap((tab) =>
	TABLES[tab].map((card) => complete(tab, card)),
);

const byId = new Map(SETTINGS_CARDS.map((card) => [card.id, card]));
const bySetting = new Map(
	SETTINGS_CARDS.flatMap((card) => card.settings.map((setting) => [setting.id, setting])),
);

/** @throws {Error} For an unknown card. */
export function getCard(id: SettingsCardId): SettingsCard {
	const card = byId.get(id);
	if (!card) {
		throw new Error(`No settings card is called ${id}.`);
	}
	return card;
}

/** The card with the switch of a module; undefined for a module without one. */
export const getCardOf = (module: string): SettingsCard | undefined =>
	SETTINGS_CARDS.find(({ settings }) => settings.some(({ id }) => id === module));

/** @throws {Error} For a setting without a card. */
export function getSetting(id: SettingId): Setting {
	const setting = bySetting.get(id);
	if (!setting) {
		throw new Error(`No card has a setting called ${id}.`);
	}
	return setting;
}

/** A setting by its key; undefined for a key that this version does not know. */
export const findSetting = (key: string): UnlistedRecord | undefined =>
	[...bySetting.values()].find(({ id }) => id === key) ?? UNLISTED.find(({ id }) => id === key);

/** The label of a form's key; undefined for a key without a setting. */
export const findSettingOf = (key: string): Setting | undefined =>
	[...bySetting.values()].find(({ id, formKeys = [] }) => id === key || formKeys.includes(key));

/**
 * The indentation of a setting below its switches: 0 for a main switch, 1 for an option of the card's
 * feature, 2 for a setting that belongs to an option.
 */
export function depthOf(
	{ settings }: Pick<SettingsCard, 'settings'>,
	{ id, module, under }: Setting,
): number {
	const owner = settings.find((setting) => setting.id === (under ?? module));
	// The accelerator is listed with one of its own two modules.
	return owner && owner.id !== id && owner.under !== id ? depthOf({ settings }, owner) + 1 : 0;
}

/** The features of a card: its settings that don't belong to another one on it. */
export const featuresOf = (card: SettingsCard): Setting[] =>
	card.settings.filter((setting) => depthOf(card, setting) === 0);

/** The setting whose needs and links are those of the whole card; undefined for a card with several modules. */
export function getSubject(card: SettingsCard): Setting | undefined {
	const features = featuresOf(card);
	return features.every(({ module }) => module === features[0]?.module) ? features[0] : undefined;
}

export const cardsOf = (tab: SettingsTab): readonly SettingsCard[] =>
	SETTINGS_CARDS.filter((card) => card.tab === tab);

const FORM_CONTROLS = ['text', 'lines', 'choice'];

/** The keys that the card's button saves; the others are saved at once. */
export const formKeysOf = (settings: readonly Setting[]): string[] =>
	settings.flatMap(
		({ id, control, codec, formKeys }) =>
			formKeys ?? (codec || FORM_CONTROLS.includes(control) ? [id] : []),
	);

/** The display name of the feature that a setting switches, a noun; "" for an option of a feature. */
export const nameFeature = ({ id, module, getFeature }: Setting): string =>
	getFeature?.() ?? ((module === id && getCardOf(id)?.getTitle()) || '');

/** The display name of a module: that of the setting that switches it or of its own record, else the server's, which may be "". */
export function nameModule(slug: string, serverName = ''): string {
	const setting = findSettingOf(slug);
	return (setting ? nameFeature(setting) : findSetting(slug)?.getName?.()) || serverName || slug;
}

/** The name of a switch before "is on" or "is off" (NOTICE-21): a feature's name, or the words of its label. */
export function nameSwitch(id: SettingId): string {
	const setting = getSetting(id);
	const feature = nameFeature(setting);
	return feature && !setting.isPlural ? feature : quoteName(feature || setting.getName());
}
