import type { Setting, SettingsCard } from './cards';
import type { CardConditions, SettingGroup } from './types';

export interface SiteFacts {
	hasModule: (slug: string) => boolean;
	/** The site's address has a path of its own. */
	isInFolder: boolean;
}

export interface CardFacts extends SiteFacts, CardConditions {
	canManageModules: boolean;
	canEditPosts: boolean;
	isModuleOn: (slug: string) => boolean;
}

/** Whether the site has what a setting sets. */
export function isOnSite(
	{ module, needsModule = [module], isRootOnly = false }: Setting,
	{ hasModule, isInFolder }: SiteFacts,
): boolean {
	return (needsModule.length === 0 || needsModule.some(hasModule)) && !(isRootOnly && isInFolder);
}

/** How the provider writes an address: host and path, with "::" for each "/". */
export const isFolderAddress = (rawUrl: string): boolean => rawUrl.includes('::');

const exists = (card: SettingsCard, facts: CardFacts): boolean =>
	!card.isHidden?.(facts) && card.settings.some((setting) => isOnSite(setting, facts));

/**
 * Whether a card is for this site and this person: managers see all that exists, publishers their
 * own two where these are on (SETGEN-08) and how posts are composed (WRITING-04), and privacy is everybody's own.
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
	/** By the slug of a module, or by the key of an option's switch. */
	isOn: (key: string) => boolean;
	/** The search that is shown has found it. */
	isFound: (setting: Setting) => boolean;
}

/** Rows that stand under one title; a row of no group stands alone, without one. */
export interface RowGroup {
	group?: SettingGroup;
	rows: Setting[];
}

/** The rows of a card in their order, neighbours of one group together. */
export function groupRows(rows: readonly Setting[]): RowGroup[] {
	const groups: RowGroup[] = [];
	for (const row of rows) {
		const last = groups[groups.length - 1];
		if (last?.group && last.group.id === row.group?.id) {
			last.rows.push(row);
		} else {
			groups.push({ group: row.group, rows: [row] });
		}
	}
	return groups;
}

/** The switches without which a setting does nothing: of its module, and of the option that it belongs to. */
export const switchesOf = ({ module, under, needsSwitch }: Setting): string[] =>
	needsSwitch && under !== undefined ? [module, under] : [module];

/**
 * The settings of a card that stand on the page. Publishers see what a feature's switch says, and what is their
 * own (SETGEN-08). Some options stand only while their switches are on, but whatever a search names can be seen
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
