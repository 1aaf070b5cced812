import { __, sprintf } from '@wordpress/i18n';
import { listChanges } from '../settings-file/history';
import { describeFromTo, nameEntry, type FileFacts } from '../settings-file/site-entries';
import type { TrialChange } from './types';

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
