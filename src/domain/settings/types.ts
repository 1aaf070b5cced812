import type { SettingsTab } from '@/domain/routes';
import type { Codec } from './codecs';
import type { SettingEffects } from './effects';

/**
 * How a setting is set: a module's own switch, a switch of an option (both saved at once), a field of
 * the card's form (saved by its button), or something that only its card knows how to draw.
 */
export type SettingControl = 'module' | 'switch' | 'text' | 'lines' | 'choice' | 'special';

/** Settings of a card that follow each other and are one question. */
export interface SettingGroup {
	id: string;
	getTitle: () => string;
}

/** All there is to say of a setting that a card shows. */
export interface SettingRecord<Id extends string = string> {
	/** The key under which the server keeps it; for what is no setting of the server, a name of our own. */
	id: Id;
	/** Whose records it is found by, and without which it does nothing. */
	module: string;
	control: SettingControl;
	getName: () => string;
	getDescription?: () => string;
	/**
	 * What else people call it: lists of names with commas between them. One that is typed word for word leads straight to its
	 * setting. What has the same name in every language is a plain string; of the others translators may write as many as their
	 * language has.
	 */
	getSearchWords?: () => readonly string[];
	/** What a change of it brings with it: a line of `EFFECTS`. */
	effects?: SettingEffects;
	/** How a field of a form edits it; by default as text. */
	codec?: Codec;
	/** What it sets in the card's form, where it is special and waits for the card's button. */
	formKeys?: readonly string[];
	/** Stands under its title with its neighbours of the same group, and is found by it. */
	group?: SettingGroup;
	/** One of these must exist on the site, or none for []; by default its module. */
	needsModule?: readonly string[];
	/** Works by the account of the person who uses it (ROLE-18). */
	needsLinkedUser?: boolean;
	/** Works through the account of the connection's owner, whatever its module says of itself (SETPERF-17). */
	needsOwner?: boolean;
	/** Not to be set in offline mode, whatever its module says of itself (SETGEN-11). */
	isOnlineOnly?: boolean;
	/** Not for a site in a folder of its host (TRAFFIC-11). */
	isRootOnly?: boolean;
	/** The switch that it belongs to, where that is not the one of its module: it stands indented below that. */
	under?: string;
	/** At rest while the switch of `under` is off, as it is while its module is. */
	needsSwitch?: boolean;
	/** Stands only while its module is on, and the switch that it needs, or where a search has found it (SETSEC-39, SETSEC-41). */
	isHiddenWhileOff?: boolean;
}

/** A setting that no card shows as a row. */
export interface UnlistedRecord<Id extends string = string> {
	/** The key under which the server keeps it. */
	id: Id;
	effects?: SettingEffects;
	codec?: Codec;
}

/** What a site, its host and its code say of whole cards. */
export interface CardConditions {
	/** The host may keep backups out of sight (SETSEC-18). */
	showBackups: boolean;
	/** By the host or by site code, so that there is nothing to choose (WRITING-07). */
	isToolbarAlwaysOn: boolean;
}

export interface CardRecord<Id extends string = string, SettingId extends string = string> {
	id: Id;
	tab: SettingsTab;
	getTitle: () => string;
	settings: readonly [SettingRecord<SettingId>, ...SettingRecord<SettingId>[]];
	/** Whether a site has no use for the whole card. */
	isHidden?: (conditions: CardConditions) => boolean;
	/** Folds what can be set of a feature that is off, under this title: many fields at rest would be in the way. */
	getFoldTitle?: () => string;
	/** For publishers too, where this module is on (SETGEN-08). */
	publisherModule?: string;
	/** For everyone who can edit posts, to be read (WRITING-04). */
	isForPublishers?: boolean;
}
