import { __ } from '@wordpress/i18n';
import type { StatsPanelView, StatsRange, StatsSummary as Summary } from '@/domain/stats';
import { assertNever } from '@/lib/assert-never';
import { Skeleton } from '@/ui/skeleton';
import { TabPanel, Tabs } from '@/ui/segmented';
import { getStatsTabs } from './stats-tabs';
import { StatsFailure } from './stats-failure';
import { StatsSummary } from './stats-summary';
import { VisitsChart } from './visits-chart';
import styles from './style.module.scss';

const ID_PREFIX = 'jp-stats';

interface StatsChartProps {
	summary: Summary | null;
	panel: StatsPanelView;
	range: StatsRange;
	onOpen: (range: StatsRange) => void;
	onRetry: () => void;
}

/** The chart with its tabs, and the summary (STATS-07). */
export function StatsChart({ summary, panel, range, onOpen, onRetry }: StatsChartProps) {
	return (
		<>
			<Tabs
				label={__('Period', 'jetpack')}
				items={getStatsTabs()}
				selected={range}
				onSelect={onOpen}
				idPrefix={ID_PREFIX}
			/>
			<TabPanel idPrefix={ID_PREFIX} id={range}>
				<div className={styles.panel}>
					<Panel panel={panel} range={range} onRetry={onRetry} />
				</div>
			</TabPanel>
			<StatsSummary summary={summary} />
		</>
	);
}

/** A range that fails or loads does so within its tab. */
function Panel({ panel, range, onRetry }: Pick<StatsChartProps, 'panel' | 'range' | 'onRetry'>) {
	switch (panel.kind) {
		case 'loading':
			return <Skeleton height={212} label={__('Loading stats…', 'jetpack')} />;
		case 'failed':
			return <StatsFailure isRetrying={panel.isRetrying} onRetry={onRetry} />;
		case 'ready':
			return <VisitsChart visits={panel.visits} range={range} />;
		default:
			return assertNever(panel, 'panel');
	}
}
