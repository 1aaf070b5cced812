import { useState, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { HistoryEntry } from '@/domain/settings-file/history-entry';
import { selectFileFacts } from '@/state/file-facts';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/button';
import { Entry } from './history-entry';
import styles from './style.module.scss';

/** How many entries are shown at first. */
const FIRST = 5;

interface HistoryListProps {
	/** With `origin`, how the changes were made, in sentences. */
	entries: readonly (HistoryEntry & { id?: number; origin?: readonly string[] })[];
	intro: string;
	/** What can be done with all of them. */
	deed: ReactNode;
}

/** The entries of a history, the newest first. */
export function HistoryList({ entries, intro, deed }: HistoryListProps) {
	const facts = useAppSelector(selectFileFacts);
	const [isWhole, setIsWhole] = useState(false);
	const isCut = !isWhole && entries.length > FIRST;
	return (
		<>
			<p>{intro}</p>
			{entries.length === 0 ? (
				<p>
					<strong>{__('No changes yet.', 'dashboard-for-jetpack')}</strong>
				</p>
			) : (
				<>
					<ul className={styles.history}>
						{(isCut ? entries.slice(0, FIRST) : entries).map((entry, index) => (
							<Entry
								key={entry.id ?? `${entry.at} ${entries.length - index}`}
								entry={entry}
								facts={facts}
								origin={entry.origin}
							/>
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
						{deed}
					</div>
				</>
			)}
		</>
	);
}
