import type { SettingsTab } from '@/domain/routes';

export type SettingsCardId =
	| 'backups'
	| 'monitor'
	| 'anti-spam'
	| 'firewall'
	| 'brute-force'
	| 'sign-in'
	| 'search'
	| 'speed'
	| 'media'
	| 'carousel'
	| 'composing'
	| 'content-types'
	| 'theme'
	| 'widgets'
	| 'post-by-email'
	| 'toolbar'
	| 'publicize'
	| 'sharing-buttons'
	| 'likes'
	| 'comments'
	| 'subscriptions'
	| 'ads'
	| 'related-posts'
	| 'seo'
	| 'google-analytics'
	| 'stats'
	| 'shortlinks'
	| 'sitemaps'
	| 'verification'
	| 'privacy';

/**
 * How a setting is set: a module's own switch, a switch of an option (both saved at once), a field of
 * the card's form (saved by its button), or something that its card draws by itself.
 */
export type SettingControl = 'module' | 'switch' | 'text' | 'lines' | 'choice' | 'special';

export interface Setting {
	/** The key under which the server keeps it; for what is no setting of the server, a name of our own. */
	id: string;
	/** Whose records it is found by, and without which it does nothing. */
	module: string;
	control: SettingControl;
	getName: () => string;
	getDescription?: () => string;
	/** Further words by which people look for it. */
	getTerms?: () => readonly string[];
	/** Works by the account of the person who uses it (ROLE-18). */
	needsLinkedUser?: boolean;
	/** Works through the account of the connection's owner, whatever its module says of itself (SETPERF-17). */
	needsOwner?: boolean;
	/** Not to be set in offline mode, whatever its module says of itself (SETGEN-11). */
	isOnlineOnly?: boolean;
}

export interface SettingsCard {
	id: SettingsCardId;
	tab: SettingsTab;
	getTitle: () => string;
	settings: readonly Setting[];
	/** One of these must exist on the site; by default the modules of its settings. */
	needsModule?: readonly string[];
	/** For publishers too, where this module is on (SETGEN-08). */
	publisherModule?: string;
}
