import type { Setting, SettingsCard } from './registry';
import type { SettingGroup } from './types';

export interface SiteFacts {
	hasModule: (slug: string) => boolean;
	/** The site's address has a path of its own. */
	isInFolder: boolean;
}

export interface CardFacts extends SiteFacts {
	canManageModules: boolean;
	canEditPosts: boolean;
	/** The host may keep backups out of sight (SETSEC-18). */
	showBackups: boolean;
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

/** Backups are the provider's, which a host may keep out of sight (SETSEC-18). */
const exists = ({ id, settings }: SettingsCard, facts: CardFacts): boolean =>
	(id !== 'backups' || facts.showBackups) && settings.some((setting) => isOnSite(setting, facts));

/**
 * Whether a card is for this site and this person: managers see all that exists, publishers their
 * own two where these are on (SETGEN-08), and privacy is everybody's own.
 */
export function isCardVisible(card: SettingsCard, facts: CardFacts): boolean {
	if (card.tab === 'privacy') {
		return true;
	}
	if (facts.canManageModules) {
		return exists(card, facts);
	}
	const { publisherModule } = card;
	return facts.canEditPosts && publisherModule !== undefined && facts.isModuleOn(publisherModule);
}

export interface RowFacts extends SiteFacts {
	canManageModules: boolean;
	isModuleOn: (slug: string) => boolean;
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

/**
 * The settings of a card that stand on the page. Publishers see what a feature's switch says, and what is their
 * own (SETGEN-08). Some options stand only while their feature is on, but whatever a search names can be seen
 * (SETSEC-39, SETSEC-41).
 */
export const listRows = ({ settings }: SettingsCard, facts: RowFacts): Setting[] =>
	settings.filter(
		(setting) =>
			isOnSite(setting, facts) &&
			(facts.canManageModules || setting.control === 'module' || setting.control === 'special') &&
			(!setting.isHiddenWhileOff || facts.isModuleOn(setting.module) || facts.isFound(setting)),
	);
