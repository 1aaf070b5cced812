import { useEffect, useId, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import {
	listReplaced,
	resolveChangeState,
	resolveEntryState,
} from '@/domain/settings-file/history';
import type { HistoryEntry, RecordedChange } from '@/domain/settings-file/history-entry';
import { describeOnSite, nameEntry, type FileFacts } from '@/domain/settings-file/site-entries';
import { readFileValue } from '@/domain/settings-file/values';
import { selectFileFacts } from '@/state/file-facts';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { clearHistory, readHistory, selectHistory } from '@/state/settings-history';
import { SETTINGS_HISTORY_KEY } from '@/state/recent-changes';
import { undoEntry } from '@/state/undo-entry';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
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

function Entry({ entry, facts }: { entry: HistoryEntry; facts: FileFacts }) {
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
					{sprintf(
						/* translators: 1: date and time. 2: login of a person. */
						__('%1$s, by %2$s', 'dashboard-for-jetpack'),
						when,
						entry.by,
					)}
				</p>
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

/** How many entries are shown at first. */
const FIRST = 5;

/** What was changed on these screens in this browser. */
export function HistoryView() {
	const dispatch = useAppDispatch();
	const facts = useAppSelector(selectFileFacts);
	const entries = useAppSelector(selectHistory);
	const [isWhole, setIsWhole] = useState(false);
	useEffect(() => {
		const read = () => dispatch(readHistory());
		read();
		const follow = ({ key }: StorageEvent) => key === SETTINGS_HISTORY_KEY && read();
		window.addEventListener('storage', follow);
		return () => window.removeEventListener('storage', follow);
	}, [dispatch]);
	const isCut = !isWhole && entries.length > FIRST;
	return (
		<Card headingLevel={2} title={__('Settings history', 'dashboard-for-jetpack')}>
			<div className={styles.body}>
				<p>
					{__(
						'The last 100 changes that were saved in this browser. The list never leaves it.',
						'dashboard-for-jetpack',
					)}
				</p>
				{entries.length === 0 ? (
					<p>
						<strong>{__('No changes yet.', 'dashboard-for-jetpack')}</strong>
					</p>
				) : (
					<>
						<ul className={styles.history}>
							{(isCut ? entries.slice(0, FIRST) : entries).map((entry, index) => (
								<Entry key={`${entry.at} ${entries.length - index}`} entry={entry} facts={facts} />
							))}
						</ul>
						<div className={styles.actions}>
							{isCut && (
								<Button onClick={() => setIsWhole(true)}>
									{sprintf(
										/* translators: %d: number of changes. */
										__('Show all %d', 'dashboard-for-jetpack'),
										entries.length,
									)}
								</Button>
							)}
							<Button onClick={() => dispatch(clearHistory())}>
								{__('Clear history', 'dashboard-for-jetpack')}
							</Button>
						</div>
					</>
				)}
			</div>
		</Card>
	);
}
