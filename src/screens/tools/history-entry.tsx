import { useId, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import {
	listReplaced,
	resolveChangeState,
	resolveEntryState,
} from '@/domain/settings-file/history';
import type { HistoryEntry, RecordedChange } from '@/domain/settings-file/history-entry';
import {
	describeFromTo,
	describeOnSite,
	nameEntry,
	type FileFacts,
} from '@/domain/settings-file/site-entries';
import { readFileValue } from '@/domain/settings-file/values';
import { useAppDispatch } from '@/state/hooks';
import { undoEntry } from '@/state/undo-entry';
import { Button } from '@/ui/button';
import { useLocale } from '@/ui/use-locale';
import styles from './style.module.scss';

function describeChange(change: RecordedChange, facts: FileFacts): string {
	const { key, values } = change;
	const { name } = nameEntry(facts, key);
	if (values && resolveChangeState(change, facts.settings) === 'changed') {
		return sprintf(
			/* translators: 1: name of a setting. 2: its value before. 3: its value after. 4: its value now. */
			__('%1$s: %2$s → %3$s. Now: %4$s', 'dashboard-for-jetpack'),
			name,
			describeOnSite(facts, key, values.from),
			describeOnSite(facts, key, values.to),
			describeOnSite(facts, key, readFileValue(facts.settings, key)),
		);
	}
	if (values) {
		return describeFromTo(facts, key, values);
	}
	return name === key
		? /* translators: %s: key of a setting. */
			sprintf(__('The Jetpack setting %s was changed', 'dashboard-for-jetpack'), name)
		: /* translators: %s: name of a setting. */
			sprintf(__('%s: changed', 'dashboard-for-jetpack'), name);
}

interface EntryProps {
	entry: HistoryEntry;
	facts: FileFacts;
	/** How the changes were made, in sentences. */
	origin?: readonly string[];
}

/** One entry of a history, with what can be done about it. */
export function Entry({ entry, facts, origin = [] }: EntryProps) {
	const dispatch = useAppDispatch();
	const locale = useLocale();
	const id = useId();
	const [isBusy, setBusy] = useState(false);
	const state = resolveEntryState(entry, facts.settings);
	const when = new Intl.DateTimeFormat(locale, {
		dateStyle: 'medium',
		timeStyle: 'short',
	}).format(entry.at);
	const replaced = listReplaced(entry, facts.settings).length;
	const undo = async (isReplacing: boolean) => {
		setBusy(true);
		await dispatch(undoEntry(entry, { isReplacing }));
		setBusy(false);
	};
	return (
		<li>
			<div>
				<ul id={id}>
					{entry.changes.map((change) => (
						<li key={change.key}>{describeChange(change, facts)}</li>
					))}
				</ul>
				<p className={styles.place}>
					{entry.by === ''
						? when
						: sprintf(
								/* translators: 1: date and time. 2: login of a person. */
								__('%1$s, by %2$s', 'dashboard-for-jetpack'),
								when,
								entry.by,
							)}
				</p>
				{origin.map((sentence) => (
					<p key={sentence} className={styles.place}>
						{sentence}
					</p>
				))}
				{(state === 'changed-since' || (state === 'undoable' && replaced > 0)) && (
					<p>{__('This has been changed again since then.', 'dashboard-for-jetpack')}</p>
				)}
				{state === 'not-kept' && (
					<p>
						{__(
							"Can't be undone here: keys, email addresses and text specific to this site aren't recorded.",
							'dashboard-for-jetpack',
						)}
					</p>
				)}
			</div>
			<div className={styles.deeds}>
				{state === 'undoable' && (
					<Button
						size="small"
						isBusy={isBusy}
						aria-describedby={id}
						onClick={() => void undo(false)}
					>
						{__('Undo', 'dashboard-for-jetpack')}
					</Button>
				)}
				{state !== 'not-kept' && replaced > 0 && (
					<Button
						size="small"
						isBusy={isBusy}
						aria-describedby={id}
						onClick={() => void undo(true)}
					>
						{__('Restore anyway', 'dashboard-for-jetpack')}
					</Button>
				)}
			</div>
		</li>
	);
}
