import type { Setting, SettingsCard } from './registry';

type HasModule = (slug: string) => boolean;

export interface CardFacts {
	canManageModules: boolean;
	canEditPosts: boolean;
	/** The host may keep backups out of sight (SETSEC-18). */
	showBackups: boolean;
	/** By the host or by site code, so that there is nothing to choose (WRITING-07). */
	isToolbarAlwaysOn: boolean;
	hasModule: HasModule;
	isModuleOn: (slug: string) => boolean;
}

/** Whether the site has what a setting sets. */
export function isOnSite(
	{ module, needsModule = [module] }: Setting,
	hasModule: HasModule,
): boolean {
	return needsModule.length === 0 || needsModule.some(hasModule);
}

function exists({ id, settings }: SettingsCard, facts: CardFacts): boolean {
	const { showBackups, isToolbarAlwaysOn, hasModule } = facts;
	const isOnSiteInPart = () => settings.some((setting) => isOnSite(setting, hasModule));
	switch (id) {
		// Neither is a module: backups are the provider's, and spam is a plugin's, which the card offers where it is missing.
		case 'backups':
			return showBackups;
		case 'anti-spam':
			return true;
		case 'toolbar':
			return !isToolbarAlwaysOn && isOnSiteInPart();
		default:
			return isOnSiteInPart();
	}
}

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

export interface RowFacts {
	canManageModules: boolean;
	hasModule: HasModule;
	isModuleOn: (slug: string) => boolean;
	/** The search that is shown has found it. */
	isFound: (setting: Setting) => boolean;
}

/**
 * The settings of a card that stand on the page. Publishers see what a feature's switch says, and what is their
 * own (SETGEN-08). Some options stand only while their feature is on, but whatever a search names can be seen
 * (SETSEC-39, SETSEC-41).
 */
export const listRows = ({ settings }: SettingsCard, facts: RowFacts): Setting[] =>
	settings.filter(
		(setting) =>
			isOnSite(setting, facts.hasModule) &&
			(facts.canManageModules || setting.control === 'module' || setting.control === 'special') &&
			(!setting.isHiddenWhileOff || facts.isModuleOn(setting.module) || facts.isFound(setting)),
	);
