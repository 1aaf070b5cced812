import { __, sprintf } from '@wordpress/i18n';
import { listChanges } from '../settings-file/history';
import { describeOnSite, nameEntry, type FileFacts } from '../settings-file/site-entries';
import type { TrialChange } from './types';

/** A change in words: both values, unless they are a text or a list of this site. */
export function describeTrialChange({ key, before, after }: TrialChange, facts: FileFacts): string {
	const [{ values } = { values: undefined }] = listChanges(
		{ [key]: before },
		{ [key]: after },
		facts.modules,
	);
	const { name } = nameEntry(facts, key);
	return values
		? sprintf(
				/* translators: 1: name of a setting. 2: its value before. 3: its value after. */
				__('%1$s: %2$s → %3$s', 'dashboard-for-jetpack'),
				name,
				describeOnSite(facts, key, values.from),
				describeOnSite(facts, key, values.to),
			)
		: /* translators: %s: name of a setting. */
			sprintf(__('%s: changed', 'dashboard-for-jetpack'), name);
}
