import { useId, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { Change } from '@/domain/settings/change';
import { hasValues, resolveChangeState } from '@/domain/settings/undo';
import { resolveEntryState } from '../domain/history';
import type { Save } from '../domain/record';
import {
	describeChange,
	describeOnSite,
	nameEntry,
	type FileFacts,
} from '@/domain/settings/file/site-entries';
import { AS_IN_FILE, readFileValue } from '@/domain/settings/file/values';
import { useAppDispatch } from '@/state/store/hooks';
import { undo as undoChanges } from '@/state/settings/undo';
import { Button } from '@/ui/button';
import { useLocale } from '@/ui/use-locale';
import styles from '@/screens/tools/style.module.scss';

const isReplaced = (change: Change, { settings }: FileFacts) =>
	hasValues(change) && resolveChangeState(change, settings, AS_IN_FILE) === 'changed';

/** With the present value, if it is a third one. */
function describeOnEntry(facts: FileFacts, change: Change): string {
	const { key, before, after } = change;
	if (!isReplaced(change, facts)) {
		return describeChange(facts, change);
	}
	return sprintf(
		/* translators: 1: name of a setting. 2: its value before. 3: its value after. 4: its value now. */
		__('%1$s: %2$s → %3$s. Now: %4$s'),
		nameEntry(facts, key).name,
		describeOnSite(facts, key, before),
		describeOnSite(facts, key, after),
		describeOnSite(facts, key, readFileValue(facts.settings, key)),
	);
}

export function Entry({ entry, facts }: { entry: Save; facts: FileFacts }) {
	const dispatch = useAppDispatch();
	const locale = useLocale();
	const id = useId();
	const [isBusy, setBusy] = useState(false);
	const state = resolveEntryState(entry, facts.settings);
	const when = new Intl.DateTimeFormat(locale, {
		dateStyle: 'medium',
		timeStyle: 'short',
	}).format(entry.at);
	const hasReplaced = entry.changes.some((change) => isReplaced(change, facts));
	const undo = async (isReplacing: boolean) => {
		setBusy(true);
		await dispatch(
			undoChanges(
				{ changes: entry.changes.filter(hasValues) },
				{ reading: AS_IN_FILE, isReplacing },
			),
		);
		setBusy(false);
	};
	const draw = (label: string, isReplacing: boolean) => (
		<Button
			size="small"
			isBusy={isBusy}
			aria-describedby={id}
			onClick={() => void undo(isReplacing)}
		>
			{label}
		</Button>
	);
	return (
		<li>
			<div>
				<ul id={id}>
					{entry.changes.map((change) => (
						<li key={change.key}>{describeOnEntry(facts, change)}</li>
					))}
				</ul>
				<p className={styles.place}>
					{entry.by === ''
						? when
						: sprintf(
								/* translators: 1: date and time. 2: login of a person. */
								__('%1$s, by %2$s'),
								when,
								entry.by,
							)}
				</p>
				{entry.origin?.map((sentence) => (
					<p key={sentence} className={styles.place}>
						{sentence}
					</p>
				))}
				{(state === 'changed-since' || (state === 'undoable' && hasReplaced)) && (
					<p>{__('This has been changed again since then.')}</p>
				)}
				{!entry.changes.every(hasValues) && (
					<p>
						{__(
							"Keys, email addresses and text specific to this site aren't kept, so they can't be undone here.",
						)}
					</p>
				)}
			</div>
			<div className="jd-list">
				{state === 'undoable' && draw(__('Undo'), false)}
				{state !== 'not-kept' && hasReplaced && draw(__('Restore anyway'), true)}
			</div>
		</li>
	);
}
