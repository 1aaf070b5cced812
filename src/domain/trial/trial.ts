import { __, sprintf } from '@wordpress/i18n';
import { listChanges } from '@/domain/settings-file/history';
import { describeFromTo, nameEntry, type FileFacts } from '@/domain/settings-file/site-entries';

/** A setting that is on trial, under the server's key. */
export interface TrialChange {
	key: string;
	before: unknown;
	after: unknown;
}

/** Changes that can lock people out. The site puts them back unless someone keeps them in time. */
export interface Trial {
	id: string;
	/** Until the site puts them back. */
	seconds: number;
	/** Epoch seconds. */
	since: number;
	/** Nobody has answered for so long that the site waits for an administrator, and puts nothing back by itself. */
	isOld: boolean;
	/** How often there can be more time. */
	extensions: number;
	/** The firewall runs before WordPress, so the visits of a blocked person put nothing back. */
	isFirewallFirst: boolean;
	changes: TrialChange[];
}

export type TrialAnswer = 'keep' | 'put-back' | 'more';

/** A change in words, with both values unless they are texts or lists of this site. */
export function describeTrialChange({ key, before, after }: TrialChange, facts: FileFacts): string {
	const [{ values } = { values: undefined }] = listChanges(
		{ [key]: before },
		{ [key]: after },
		facts.modules,
	);
	return values
		? describeFromTo(facts, key, values)
		: /* translators: %s: name of a setting. */
			sprintf(__('%s: changed', 'dashboard-for-jetpack'), nameEntry(facts, key).name);
}
