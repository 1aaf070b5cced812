import { useCallback, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { chartBar } from '@wordpress/icons';
import { resolveStatsCard, type StatsCardView, type StatsRange } from '@/domain/stats';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { loadStats, openStatsTab } from '@/state/stats';
import { useAfterPaint } from '@/ui/after-paint';
import { Card } from '@/ui/card';
import { useRetry } from '../../common/use-retry';
import { selectAreStatsWanted, selectStatsCardFacts } from './select-stats-card-facts';
import { StatsContent } from './stats-content';
import { StatsLinks } from './stats-links';
import styles from './style.module.scss';

/** Where stats are kept, there is more of them elsewhere, also while this card cannot show them. */
const HAS_LINKS: Partial<Record<StatsCardView['kind'], boolean>> = {
	loading: true,
	failed: true,
	greeting: true,
	chart: true,
};

/** The site's stats (STATS-01 to STATS-21). */
export function StatsCard() {
	const dispatch = useAppDispatch();
	const [range, setRange] = useState<StatsRange>('day');
	const facts = useAppSelector(selectStatsCardFacts);
	const isWanted = useAppSelector(selectAreStatsWanted);

	useAfterPaint(
		useCallback(() => {
			if (isWanted) {
				void dispatch(loadStats('day'));
			}
		}, [dispatch, isWanted]),
	);

	const load = useCallback(() => dispatch(loadStats(range)), [dispatch, range]);
	const { isRetrying, retry } = useRetry(load);

	const open = (next: StatsRange) => {
		setRange(next);
		if (next !== range) {
			void dispatch(openStatsTab(next));
		}
	};

	const view = resolveStatsCard({ ...facts, range, isRetrying });
	return (
		<Card
			title={__('Site stats', 'jetpack')}
			headingLevel={2}
			icon={chartBar}
			intent={view.kind === 'offline' ? 'inactive' : 'neutral'}
			footer={HAS_LINKS[view.kind] && <StatsLinks />}
		>
			<div className={styles.body}>
				<StatsContent view={view} range={range} onOpen={open} onRetry={retry} />
			</div>
		</Card>
	);
}
