import type { SettingsTab } from '@/domain/routes/settings-tabs';
import type { Codec } from './codecs';

/**
 * How a setting is set: a module's own switch, a switch of an option (both saved at once), a field of
 * the card's form (saved by its button), or a control of its own on the card.
 */
export type SettingControl = 'module' | 'switch' | 'text' | 'lines' | 'choice' | 'special';

/** The full record of a setting that a card shows. */
export interface SettingRecord<Id extends string = string> {
	/** The server's key; for a setting that the server doesn't have, a name of our own. */
	id: Id;
	/** Its module, without which it has no effect. The module's record is searched, too. */
	module: string;
	control: SettingControl;
	/** The words of its label. */
	getName: () => string;
	/** The name of the feature that it switches, a noun, where the title of its card isn't it. */
	getFeature?: () => string;
	/** Whether that name is plural, such as "Sitemaps". */
	isPlural?: true;
	getDescription?: () => string;
	/**
	 * Other common names, as a comma-separated list; translators may add as many as their language has. A name that is typed
	 * exactly finds its setting first.
	 */
	getSearchWords?: () => string;
	/** The common names that are the same in every language. */
	searchNames?: string;
	/** The codec of its form field; text by default. */
	codec?: Codec;
	/** The form keys that the card's button saves; by default, the key of a field or of a control with a codec. */
	formKeys?: readonly string[];
	/** Shown under the group's title with its neighbors, and also found by that title. */
	getGroupTitle?: () => string;
	/** One of these modules must exist on the site, none for []; its own module by default. */
	needsModule?: readonly string[];
	/**
	 * The server must know one of these keys, none for []; its own key by default. Whether a site has a module is
	 * decided by its modules alone.
	 */
	needsKey?: readonly string[];
	/** An example in an empty field. */
	getPlaceholder?: () => string;
	/** The height of a field for lines, if it isn't the usual one. */
	rows?: number;
	/** The choices of a select where the server lists none: value on the wire → label. */
	getChoices?: () => Record<string, string>;
	/** Needs the user's own linked account (ROLE-18). */
	needsLinkedUser?: boolean;
	/** Needs the connection owner's account, whatever its module's record states (SETPERF-17). */
	needsOwner?: boolean;
	/** Disabled in offline mode, whatever its module's record states (SETGEN-11). */
	isOnlineOnly?: boolean;
	/** Not for a site in a subdirectory (TRAFFIC-11). */
	isRootOnly?: boolean;
	/** The switch that it belongs to, if it is not its module's; it is indented below that switch. */
	under?: string;
	/** Disabled while the switch of `under` is off, as it is while its module is off. */
	needsSwitch?: boolean;
	/** Shown only while its module and the switch that it needs are on, or if a search has found it (SETSEC-39, SETSEC-41). */
	isHiddenWhileOff?: boolean;
	/**
	 * A file of settings leaves it out: a key, a code, an address, a list of this site's ids, a text about this site, or one
	 * person's choice. Each setting that people type says true or false, so that no new one gets into a file by accident.
	 */
	isOfThisSite?: boolean;
	/** No option of the site contains it. */
	hasNoOption?: true;
	/** The option of the site that contains it, if its name isn't the key. */
	option?: string;
	/** The option in which older releases stored the whole value. */
	olderOption?: string;
	/** The value is a list of slugs. */
	isList?: true;
	/** Whether people type a key, an address or a code, which is written from left to right in every language. */
	isCode?: true;
}

/**
 * A setting in the table of its card. By default the first one is the switch of a module, unless it names its module, and the others are switches of
 * options. Its module is by default its own id if it is the switch of a module or the first on its card, and otherwise that of the first one.
 */
export type SettingEntry<Id extends string = string> = Omit<
	SettingRecord<Id>,
	'module' | 'control'
> &
	Partial<Pick<SettingRecord, 'module' | 'control'>>;

/** A setting that no card shows as a row. Modules, and options without one, have no module. */
export interface UnlistedRecord<Id extends string = string>
	extends
		Pick<SettingRecord<Id>, 'id' | 'codec' | 'isOfThisSite' | 'option'>,
		Partial<Pick<SettingRecord, 'module' | 'getName'>> {
	/** The name of its member in its option, if it isn't the key. */
	member?: string;
}

/** The facts about site, host and site code that decide on whole cards. */
export interface CardConditions {
	/** False where the host hides backups (SETSEC-18). */
	showBackups: boolean;
	/** Forced on by the host or site code, so that there is no choice (WRITING-07). */
	isToolbarAlwaysOn: boolean;
}

export interface CardRecord<Id extends string = string, SettingId extends string = string> {
	id: Id;
	tab: SettingsTab;
	getTitle: () => string;
	settings: readonly [SettingRecord<SettingId>, ...SettingRecord<SettingId>[]];
	/** Whether the whole card is hidden on a site. */
	isHidden?: (conditions: CardConditions) => boolean;
	/** Folds the options of a feature that is off under this title, instead of showing many disabled fields. */
	getFoldTitle?: () => string;
	/** Also shown to publishers while this module is on (SETGEN-08). */
	publisherModule?: string;
	/** Shown read-only to all users who can edit posts (WRITING-04). */
	isForPublishers?: boolean;
}

/** A card in the table of its tab. */
export interface CardEntry<
	Id extends string = string,
	SettingId extends string = string,
> extends Omit<CardRecord<Id, SettingId>, 'tab' | 'getTitle' | 'settings'> {
	/** By default the name of its first setting's module (`card-names.ts`). */
	getTitle?: () => string;
	/** All its settings but the switches of modules have `isHiddenWhileOff`. */
	hidesOptions?: true;
	settings: readonly [SettingEntry<SettingId>, ...SettingEntry<SettingId>[]];
}
