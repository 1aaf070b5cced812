import type { ErrorInfo } from '@/api';
import type { Reading } from '@/domain/settings/change';
import type { SettingsMap } from '@/domain/settings/effects';
import type { SaveSentences } from '@/domain/settings/sentences';
import type { Control } from './announce';
import type { Save } from './slice';

/** How the texts of a form are compared and completed. */
export interface FormRules {
	/** What the person saw. */
	seen: SettingsMap;
	/** Whether the server's value is the one that was sent. */
	isSame: Reading['isSame'];
	/** The whole values of settings of which only some members were sent. */
	complete: (before: SettingsMap, sent: SettingsMap) => SettingsMap;
	/** Whether somebody else has changed the fields, which the page knows now. */
	isConflict: (by: string) => boolean;
	/** An error despite the server's success, found in its current values. */
	findFault: () => ErrorInfo | undefined;
}

/** A save to be made. Switches, forms and undos differ in these data, and in nothing else. */
export interface Plan {
	/** A function derives them from the site's values: the page's and, if somebody else has changed them since, the present ones. */
	changes: SettingsMap | ((site: SettingsMap) => SettingsMap);
	/** Replaces the notices of an ordinary save. */
	sentences?: SaveSentences;
	/** Saved if the server refuses the changes, which are then sent again (SETPERF-14). */
	remedy?: SettingsMap;
	/** Shows no notices: the caller does. */
	isSilent?: boolean;
	/** The switch that shows a failure. */
	control?: Control;
	/** What the notice of success adds. */
	result?: string;
	/** The changes without companions; of a switch, the notice of success offers to undo them. */
	asked?: SettingsMap;
	/** A retry, which is not another use of the switch. */
	isRepeat?: boolean;
	form?: FormRules;
}

/** A save under way. */
export interface Job extends Save {
	plan: Plan;
	said: SaveSentences;
	/** Whether an earlier save of the same keys was pending. */
	isTurn: boolean;
}

/** A save that has ended. */
export interface Saved extends Job {
	/** The site's values before it. */
	before: SettingsMap;
	/** What the site has saved; empty after a failure. */
	values: SettingsMap;
	error?: ErrorInfo;
	/** Whether a later save of the same keys with other values is pending. */
	isTurned: boolean;
}
