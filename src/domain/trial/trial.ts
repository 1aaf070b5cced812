import { __, sprintf } from '@wordpress/i18n';
import { listChanges } from '@/domain/settings-file/history';
import { describeFromTo, nameEntry, type FileFacts } from '@/domain/settings-file/site-entries';

/** A setting that is on trial, under the server's key. */
export interface TrialChange {
	key: string;
	before: unknown;
	after: unknown;
}

/** Changes that the site puts back unless someone keeps them in time. */
export interface Trial {
	id: string;
	/** Until the site puts them back. */
	seconds: number;
	/** How often there can be more time. */
	extensions: number;
	changes: TrialChange[];
}

export type TrialAnswer = 'keep' | 'put-back' | 'more';

/** The two pages that nobody can do without: one to see the site, one to get in. */
export type TrialPage = 'front' | 'login';

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
