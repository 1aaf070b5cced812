import { useEffect, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { MOST_ENTRIES } from '../domain/entry';
import { listSaves, MOST_CHANGES, writeSaves } from '../domain/record';
import { readClock } from '@/state/store/browser';
import { selectCapabilities } from '@/state/connection';
import { selectFileFacts } from '@/state/settings/file-facts';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { SETTINGS_HISTORY_KEY } from '../state/recent-changes';
import { loadRecord, selectRecord } from '../state/record';
import { clearHistory, readHistory, selectHistory } from '../state/history';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { saveFile } from '@/ui/save-file';
import { Slot } from '@/screens/common/slot';
import { ToolScreen } from '@/screens/tools/tool-screen';
import styles from '@/screens/tools/style.module.scss';
import { Entry } from './entry';
import { RecordSwitch } from './record-switch';

const FIRST = 5;

/** The saves of this browser, which other tabs add to, and those of everybody where the site keeps them. */
function useSaves() {
	const dispatch = useAppDispatch();
	const facts = useAppSelector(selectFileFacts);
	const history = useAppSelector(selectHistory);
	const { record } = useAppSelector(selectRecord);
	const { canManageOptions } = useAppSelector(selectCapabilities);
	const newest = history[0]?.at;
	useEffect(() => {
		const read = () => dispatch(readHistory());
		read();
		const follow = ({ key }: StorageEvent) => key === SETTINGS_HISTORY_KEY && read();
		window.addEventListener('storage', follow);
		return () => window.removeEventListener('storage', follow);
	}, [dispatch]);
	useEffect(() => {
		if (canManageOptions) {
			void dispatch(loadRecord());
		}
	}, [dispatch, canManageOptions, newest]);
	return { saves: listSaves(record, history, facts), isOfAll: record?.isOn ?? false, facts };
}

function Saves() {
	const dispatch = useAppDispatch();
	const { saves, isOfAll, facts } = useSaves();
	const [isWhole, setWhole] = useState(false);
	const isCut = !isWhole && saves.length > FIRST;
	const download = () => {
		const day = new Date(dispatch(readClock())).toISOString().slice(0, 10);
		const table = new Blob([writeSaves(saves, facts)], { type: 'text/csv' });
		saveFile(`jetpack-changes-${day}.csv`, table);
	};
	return (
		<>
			<p>
				{isOfAll
					? sprintf(
							/* translators: %d: number of changes. */
							__(
								"The last %d changes of Jetpack's modules and settings on this site, whoever made them.",
							),
							MOST_CHANGES,
						)
					: sprintf(
							/* translators: %d: number of changes. */
							__('The last %d changes that were saved in this browser. The list never leaves it.'),
							MOST_ENTRIES,
						)}
			</p>
			{saves.length === 0 ? (
				<p>
					<strong>{__('No changes yet.')}</strong>
				</p>
			) : (
				<ul className={styles.history}>
					{(isCut ? saves.slice(0, FIRST) : saves).map((entry, index) => (
						<Entry
							key={entry.id ?? `${entry.at} ${saves.length - index}`}
							entry={entry}
							facts={facts}
						/>
					))}
				</ul>
			)}
			{saves.length > 0 && (
				<div className="jd-actions">
					{isCut && (
						<Button onClick={() => setWhole(true)}>
							{sprintf(
								/* translators: %d: number of changes. */
								__('Show all %d'),
								saves.length,
							)}
						</Button>
					)}
					{isOfAll ? (
						<Button onClick={download}>{__('Download as CSV')}</Button>
					) : (
						<Button onClick={() => dispatch(clearHistory())}>{__('Clear history')}</Button>
					)}
				</div>
			)}
		</>
	);
}

/** `#/tools/changes`: what was changed on this site, each with its way back, and how changes are kept. */
export default function ChangesScreen() {
	const { canManageOptions } = useAppSelector(selectCapabilities);
	return (
		<ToolScreen title={__('Changes')}>
			{() => (
				<Card headingLevel={2} title={__('Settings history')}>
					<div className="jd-stack">
						<Saves />
						{canManageOptions && <RecordSwitch />}
						<Slot of="choice" props={{}} />
					</div>
				</Card>
			)}
		</ToolScreen>
	);
}
