import { __ } from '@wordpress/i18n';
import { Skeleton } from '@/ui/skeleton';
import { StatsSummary } from './stats-summary';
import styles from './style.module.scss';

/** Holds the height of tabs, chart and summary, so that nothing jumps when they come. */
export function StatsSkeleton() {
	return (
		<>
			<div className={styles.skeletonTabs}>
				<Skeleton height={34} label={__('Loading stats…', 'jetpack')} />
			</div>
			<div className={styles.panel}>
				<Skeleton height={212} />
			</div>
			<StatsSummary summary={null} isLoading />
		</>
	);
}
