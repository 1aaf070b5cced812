import { __ } from '@wordpress/i18n';
import type { StatsRange } from '@/domain/stats';
import { Tabs, type TabItem } from '@/ui/segmented';
import { Skeleton } from '@/ui/skeleton';
import { StatsSummary } from './stats-summary';
import styles from './style.module.scss';

/** Links the tabs to their panels. */
export const ID_PREFIX = 'jp-stats';

const getTabs = (): TabItem<StatsRange>[] => [
	{ id: 'day', label: __('Days') },
	{ id: 'week', label: __('Weeks') },
	{ id: 'month', label: __('Months') },
];

interface PeriodsProps {
	/** Shows only a placeholder. */
	isLoading: boolean;
	range: StatsRange;
	onOpen: (range: StatsRange) => void;
}

/** The tabs of the chart, beside the card's title (STATS-07). */
export function Periods({ isLoading, range, onOpen }: PeriodsProps) {
	return isLoading ? (
		<div className={styles.skeletonTabs} />
	) : (
		<Tabs
			label={__('Period')}
			items={getTabs()}
			selected={range}
			onSelect={onOpen}
			idPrefix={ID_PREFIX}
		/>
	);
}

/** Reserves the height of chart and summary, so that nothing jumps when they arrive. */
export function StatsSkeleton() {
	return (
		<>
			<p className={styles.today} />
			<div className={styles.panel}>
				<Skeleton height={212} label={__('Loading stats…')} />
			</div>
			<StatsSummary summary={null} isLoading />
		</>
	);
}
