import type { ComponentType } from 'react';
import type { SettingId, SettingsCardId } from '@/domain/settings/registry';

/** What hangs into the frame of a card beside what the registry says of it. */
export interface CardSlots {
	/** What a connected account would bring (ROLE-09). */
	getConnectPrompt?: () => string;
	Badge?: ComponentType;
	/** In place of a setting's own control, or for one that has none. */
	rows?: Partial<Record<SettingId, ComponentType>>;
	/** Below the settings: what the site has of the feature, an offer, a link. */
	Notes?: ComponentType;
	/** Beside the button that saves, or alone. */
	Footer?: ComponentType;
	/** The settings need different things: each says for itself when it cannot be set. */
	neverFades?: boolean;
}

/**
 * The cards of a tab that the registry does not describe in full: what hangs into their frame, or a card of their own. A
 * card that is not named is drawn by its table in `domain/settings/cards` alone.
 */
export type Specials = Partial<Record<SettingsCardId, ComponentType | CardSlots>>;
