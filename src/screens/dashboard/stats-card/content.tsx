import { __ } from '@wordpress/i18n';
import type { StatsCardView, StatsRange } from '@/domain/stats';
import { TabPanel } from '@/ui/segmented';
import { Skeleton } from '@/ui/skeleton';
import { ID_PREFIX } from './periods';
import { StatsFailure } from './stats-failure';
import { StatsGreeting } from './stats-greeting';
import { StatsSummary } from './stats-summary';
import { useTodaySentence } from './stats-today';
import { VisitsChart } from './visits-chart';
import styles from './style.module.scss';

type ChartView = Extract<StatsCardView, { kind: 'chart' }>;

interface StatsChartProps extends Omit<ChartView, 'kind'> {
	range: StatsRange;
	onRetry: () => void;
}

/** The chart of a period, and the summary (STATS-07). */
function StatsChart({ summary, panel, range, onRetry }: StatsChartProps) {
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
			return <Skeleton height={212} label={__('Loading stats…')} />;
		case 'failed':
			return <StatsFailure range={range} failure={panel} onRetry={onRetry} />;
		case 'known':
			return <VisitsChart visits={panel.data} range={range} sentence={sentence} />;
	}
}

export interface StatsContentProps {
	view: Extract<StatsCardView, { kind: 'greeting' | 'chart' }>;
	range: StatsRange;
	onRetry: () => void;
}

/** The card with stats. Its chunk is fetched while they load. */
export default function StatsContent({ view, range, onRetry }: StatsContentProps) {
	switch (view.kind) {
		case 'greeting':
			return <StatsGreeting />;
		case 'chart':
			return <StatsChart {...view} range={range} onRetry={onRetry} />;
	}
}
