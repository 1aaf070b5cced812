import type { SettingsTab } from '@/domain/routes';

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

/** A row of a card, as the tables have it. */
export interface SettingRecord<Id extends string = string> {
	/** The key under which the server keeps it; for what is no setting of the server, a name of our own. */
	id: Id;
	/** Whose records it is found by, and without which it does nothing. */
	module: string;
	control: SettingControl;
	getName: () => string;
	getDescription?: () => string;
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

export interface CardRecord<Id extends string = string, SettingId extends string = string> {
	id: Id;
	tab: SettingsTab;
	getTitle: () => string;
	settings: readonly [SettingRecord<SettingId>, ...SettingRecord<SettingId>[]];
	/** Folds what can be set of a feature that is off, under this title: many fields at rest would be in the way. */
	getFoldTitle?: () => string;
	/** For publishers too, where this module is on (SETGEN-08). */
	publisherModule?: string;
	/** For everyone who can edit posts, to be read (WRITING-04). */
	isForPublishers?: boolean;
}
