import type { ComponentType } from 'react';
import type { SettingId, SettingsCardId } from '@/domain/settings/registry';

/** The slots of a card's frame, for parts that the registry doesn't describe. */
export interface CardSlots {
	/** The benefit of a connected account (ROLE-09). */
	getConnectPrompt?: () => string;
	Badge?: ComponentType;
	/** Replaces a setting's own control, or adds one to a setting without a control. */
	rows?: Partial<Record<SettingId, ComponentType>>;
	/** Below the settings: the state of the feature, an offer, a link. */
	Notes?: ComponentType;
	/** Beside the save button, or alone. */
	Footer?: ComponentType;
	/** The card never fades, because its settings have different requirements: each reports its own. */
	neverFades?: boolean;
}

/**
 * The cards of a tab that the registry doesn't describe in full: their slots, or a component of their own.
 * Other cards are rendered from their table in `domain/settings/cards` alone.
 */
export type Specials = Partial<Record<SettingsCardId, ComponentType | CardSlots>>;
