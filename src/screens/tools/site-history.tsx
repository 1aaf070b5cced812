import { useEffect, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import {
	listSaves,
	MOST_CHANGES,
	writeRecord,
	type SiteRecord,
} from '@/domain/settings-file/record';
import { readClock } from '@/state/browser';
import { selectFileFacts } from '@/state/file-facts';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { loadRecord, selectRecord } from '@/state/record';
import { Button } from '@/ui/button';
import { saveFile } from '@/ui/save-file';
import { HistoryList } from './history-list';
import { RecordSwitch } from './record-switch';

/** What was changed on this site, no matter by whom. */
function Changes({ record }: { record: SiteRecord }) {
	const dispatch = useAppDispatch();
	const facts = useAppSelector(selectFileFacts);
	const saves = listSaves(record, facts);
	const download = () => {
		const day = new Date(dispatch(readClock())).toISOString().slice(0, 10);
		const table = new Blob([writeRecord(saves, facts)], { type: 'text/csv' });
		saveFile(`jetpack-changes-${day}.csv`, table);
	};
	return (
		<HistoryList
			entries={saves}
			intro={sprintf(
				/* translators: %d: number of changes. */
				__(
					"The last %d changes of Jetpack's modules and settings on this site, whoever made them.",
					'dashboard-for-jetpack',
				),
				MOST_CHANGES,
			)}
			deed={<Button onClick={download}>{__('Download as CSV', 'dashboard-for-jetpack')}</Button>}
		/>
	);
}

export interface SiteHistoryProps {
	/** When this browser last saved a change, which is also in the site's record. */
	newest: number | undefined;
	/** The history of this browser, for a site that keeps no record. */
	children: ReactNode;
}

/** The changes in the record of the site, and its switch. */
export default function SiteHistory({ newest, children }: SiteHistoryProps) {
	const dispatch = useAppDispatch();
	const { record } = useAppSelector(selectRecord);
	useEffect(() => void dispatch(loadRecord()), [dispatch, newest]);
	return (
		<>
			{record?.isOn ? <Changes record={record} /> : children}
			<RecordSwitch />
		</>
	);
}
