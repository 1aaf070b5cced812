import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { formatAgo } from '@/domain/dates';
import type { LastStats as LastStatsData } from '@/domain/stats/last-stats';
import { useAppDispatch } from '@/state/hooks';
import { lastStats } from '@/state/last-stats';
import type { AppThunk } from '@/state/types';
import { useLocale } from '@/ui/use-locale';
import { StatsSkeleton } from './periods';
import styles from './style.module.scss';
import { StatsSummary } from './stats-summary';
import { VisitsChart } from './visits-chart';

const recallStats =
	(): AppThunk<(LastStatsData & { now: number }) | null> =>
	(dispatch, _getState, { browser }) => {
		const last = dispatch(lastStats.recall());
		return last && { ...last, now: browser.now() };
	};

/** While the stats are loading: what this tab has received before, with its age, or a placeholder. */
export function LastStats() {
	const dispatch = useAppDispatch();
	const locale = useLocale();
	const [last] = useState(() => dispatch(recallStats()));
	if (!last) {
		return <StatsSkeleton />;
	}
	const { at, now, days, summary } = last;
	return (
		<>
			<p className={styles.today}>
				{sprintf(
					/* translators: %s: how long ago, such as "2 minutes ago" or "just now". */
					__('Last updated: %s. Updating…', 'dashboard-for-jetpack'),
					formatAgo(at, now, locale),
				)}
			</p>
			<div className={styles.panel} aria-busy>
				<VisitsChart visits={days} range="day" last={{ days, summary }} />
			</div>
			<StatsSummary summary={summary} />
		</>
	);
}
