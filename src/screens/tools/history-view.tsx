import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import type { HistoryEntry } from '@/domain/settings-file/history-entry';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { SETTINGS_HISTORY_KEY } from '@/state/recent-changes';
import { clearHistory, readHistory, selectHistory } from '@/state/settings-history';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';
import { HistoryList } from './history-list';
import styles from './style.module.scss';
import type { SiteHistoryProps } from './site-history';

const SITE_HISTORY = createLoadable(
	() => import(/* webpackChunkName: "module-facts" */ './site-history'),
);

/** The site's record, which only administrators see. If the chunk doesn't load, the browser's history is shown. */
const LateSiteHistory = (props: SiteHistoryProps) => (
	<Late of={SITE_HISTORY} waiting={props.children}>
		{(SiteHistory) => <SiteHistory {...props} />}
	</Late>
);

/** What was changed on these screens in this browser. */
function BrowserHistory({ entries }: { entries: readonly HistoryEntry[] }) {
	const dispatch = useAppDispatch();
	return (
		<HistoryList
			entries={entries}
			intro={__(
				'The last 100 changes that were saved in this browser. The list never leaves it.',
				'dashboard-for-jetpack',
			)}
			deed={
				<Button onClick={() => dispatch(clearHistory())}>
					{__('Clear history', 'dashboard-for-jetpack')}
				</Button>
			}
		/>
	);
}

/** What was changed: the record of the site, where it keeps one, otherwise what this browser has saved. */
export function HistoryView() {
	const dispatch = useAppDispatch();
	const entries = useAppSelector(selectHistory);
	const { canManageOptions } = useAppSelector(selectCapabilities);
	useEffect(() => {
		const read = () => dispatch(readHistory());
		read();
		const follow = ({ key }: StorageEvent) => key === SETTINGS_HISTORY_KEY && read();
		window.addEventListener('storage', follow);
		return () => window.removeEventListener('storage', follow);
	}, [dispatch]);
	const ofBrowser = <BrowserHistory entries={entries} />;
	return (
		<Card headingLevel={2} title={__('Settings history', 'dashboard-for-jetpack')}>
			<div className={styles.body}>
				{canManageOptions ? (
					<LateSiteHistory newest={entries[0]?.at}>{ofBrowser}</LateSiteHistory>
				) : (
					ofBrowser
				)}
			</div>
		</Card>
	);
}
