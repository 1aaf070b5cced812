import type { SettingsCard } from './types';

export interface CardFacts {
	canManageModules: boolean;
	canEditPosts: boolean;
	/** The host may keep backups out of sight (SETSEC-18). */
	showBackups: boolean;
	isAntiSpamActive: boolean;
	hasModule: (slug: string) => boolean;
	isModuleOn: (slug: string) => boolean;
}

function exists(card: SettingsCard, facts: CardFacts): boolean {
	switch (card.id) {
		case 'backups':
			return facts.showBackups;
		case 'anti-spam':
			return true;
		default: {
			const needed = card.needsModule ?? card.settings.map(({ module }) => module);
			return needed.length === 0 || needed.some(facts.hasModule);
		}
	}
}

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
