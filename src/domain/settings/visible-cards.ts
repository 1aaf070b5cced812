import { findOlderKey } from './aliases';
import type { Setting, SettingsCard } from './cards';
import type { CardConditions } from './types';

export interface SiteFacts {
	hasModule: (slug: string) => boolean;
	/** Whether the server knows the key of a setting; see `knowsKey`. */
	hasKey: (key: string) => boolean;
	/** The site's address has a path. */
	isInFolder: boolean;
}

export interface CardFacts extends SiteFacts, CardConditions {
	canManageModules: boolean;
	canEditPosts: boolean;
	isModuleOn: (slug: string) => boolean;
}

/**
 * Whether the server knows the key of a setting. Of several keys for one value, only the server's own is shown. An empty list is
 * a page that printed no settings: nothing is known, so nothing is hidden.
 */
export const knowsKey =
	(keys: readonly string[]) =>
	(key: string): boolean =>
		keys.length === 0 || (keys.includes(key) && !keys.includes(findOlderKey(key) ?? ''));

/** The server must know one of these keys, if there are any. */
export const neededKeysOf = ({ id, module, needsKey }: Setting): readonly string[] =>
	needsKey ?? (id === module ? [] : [id]);

/** Whether the site has the feature of a setting, and the server the setting. */
export function isOnSite(setting: Setting, { hasModule, hasKey, isInFolder }: SiteFacts): boolean {
	const { module, needsModule = [module], isRootOnly = false } = setting;
	const keys = neededKeysOf(setting);
	return (
		(needsModule.length === 0 || needsModule.some(hasModule)) &&
		(keys.length === 0 || keys.some(hasKey)) &&
		!(isRootOnly && isInFolder)
	);
}

/** An address in the provider's notation: host and path, with "::" for each "/". */
export const isFolderAddress = (rawUrl: string): boolean => rawUrl.includes('::');

const exists = (card: SettingsCard, facts: CardFacts): boolean =>
	!card.isHidden?.(facts) && card.settings.some((setting) => isOnSite(setting, facts));

/**
 * Whether a card is shown on this site to this user: managers see all existing cards, publishers the two that
 * are theirs while active (SETGEN-08) and the composing card (WRITING-04), and all users see privacy.
 */
export function isCardVisible(card: SettingsCard, facts: CardFacts): boolean {
	if (card.tab === 'privacy') {
		return true;
	}
	if (facts.canManageModules) {
		return exists(card, facts);
	}
	const { publisherModule, isForPublishers = false } = card;
	const isTheirs = isForPublishers
		? exists(card, facts)
		: publisherModule !== undefined && facts.isModuleOn(publisherModule);
	return facts.canEditPosts && isTheirs;
}

export interface RowFacts extends SiteFacts {
	canManageModules: boolean;
	/** By a module's slug or the key of an option's switch. */
	isOn: (key: string) => boolean;
	/** The current search has found it. */
	isFound: (setting: Setting) => boolean;
}

/** Rows under one title; a row without a group is alone and has no title. */
export type RowGroup = Pick<Setting, 'getGroupTitle'> & { rows: Setting[] };

/** The rows of a card in order, with neighbors of the same group together. */
export function groupRows(rows: readonly Setting[]): RowGroup[] {
	const groups: RowGroup[] = [];
	for (const row of rows) {
		const last = groups[groups.length - 1];
		const { getGroupTitle } = row;
		if (getGroupTitle && getGroupTitle === last?.getGroupTitle) {
			last.rows.push(row);
		} else {
			groups.push({ getGroupTitle, rows: [row] });
		}
	}
	return groups;
}

/** The switches that a setting depends on: its module's, and that of the option that it belongs to. */
export const switchesOf = ({ module, under, needsSwitch }: Setting): string[] =>
	needsSwitch && under !== undefined ? [module, under] : [module];

/**
 * The shown settings of a card. Publishers see the feature's switch and the settings that are their own
 * (SETGEN-08). Some options are shown only while their switches are on, or when a search finds them
 * (SETSEC-39, SETSEC-41).
 */
export const listRows = ({ settings }: SettingsCard, facts: RowFacts): Setting[] =>
	settings.filter(
		(setting) =>
			isOnSite(setting, facts) &&
			(facts.canManageModules || setting.control === 'module' || setting.control === 'special') &&
			(!setting.isHiddenWhileOff ||
				switchesOf(setting).every(facts.isOn) ||
				facts.isFound(setting)),
	);
