import { __ } from '@wordpress/i18n';
import type { StatsCardView, StatsRange } from '@/domain/stats';
import { assertNever } from '@/lib/values';
import { TabPanel } from '@/ui/segmented';
import { Skeleton } from '@/ui/skeleton';
import { ID_PREFIX } from './periods';
import { StatsFailure } from './stats-failure';
import { StatsSummary } from './stats-summary';
import { useTodaySentence } from './stats-today';
import styles from './style.module.scss';
import { VisitsChart } from './visits-chart';

type ChartView = Extract<StatsCardView, { kind: 'chart' }>;

interface StatsChartProps extends Omit<ChartView, 'kind'> {
	range: StatsRange;
	onRetry: () => void;
}

/** The chart of a period, and the summary (STATS-07). */
export function StatsChart({ summary, panel, range, onRetry }: StatsChartProps) {
	const sentence = useTodaySentence();
	return (
		<>
			{/* Its line is reserved before it is shown. */}
			<p className={styles.today}>{sentence}</p>
			<TabPanel idPrefix={ID_PREFIX} id={range}>
				<div className={styles.panel}>
					<Panel panel={panel} range={range} sentence={sentence} onRetry={onRetry} />
				</div>
			</TabPanel>
			<StatsSummary summary={summary} />
		</>
	);
}

interface PanelProps extends Pick<StatsChartProps, 'panel' | 'range' | 'onRetry'> {
	sentence: string;
}

/** The loading state or the failure of a range, inside its tab. */
function Panel({ panel, range, sentence, onRetry }: PanelProps) {
	switch (panel.kind) {
		case 'loading':
			return <Skeleton height={212} label={__('Loading stats…', 'dashboard-for-jetpack')} />;
		case 'failed':
			return <StatsFailure range={range} failure={panel} onRetry={onRetry} />;
		case 'known':
			return <VisitsChart visits={panel.data} range={range} sentence={sentence} />;
		default:
			return assertNever(panel);
	}
}
