import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { formatPeriod } from '@/domain/dates';
import type { StatsCardView, StatsRange, Visits } from '@/domain/stats';
import { assertNever } from '@/lib/assert-never';
import { BarChart } from '@/ui/bar-chart';
import { TabPanel, Tabs, type TabItem } from '@/ui/segmented';
import { Skeleton } from '@/ui/skeleton';
import { useLocale } from '@/ui/use-locale';
import { StatsFailure } from './stats-states';
import { StatsSummary } from './stats-summary';
import { StatsToday } from './stats-today';
import styles from './style.module.scss';

const ID_PREFIX = 'jp-stats';

type ChartView = Extract<StatsCardView, { kind: 'chart' }>;

interface StatsChartProps extends Omit<ChartView, 'kind'> {
	range: StatsRange;
	onRetry: () => void;
}

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
			label={__('Period', 'dashboard-for-jetpack')}
			items={getTabs()}
			selected={range}
			onSelect={onOpen}
			idPrefix={ID_PREFIX}
		/>
	);
}

/** The chart of a period, and the summary (STATS-07). */
export function StatsChart({ summary, panel, range, onRetry }: StatsChartProps) {
	return (
		<>
			<StatsToday />
			<TabPanel idPrefix={ID_PREFIX} id={range}>
				<div className={styles.panel}>
					<Panel panel={panel} range={range} onRetry={onRetry} />
				</div>
			</TabPanel>
			<StatsSummary summary={summary} />
		</>
	);
}

const getTabs = (): TabItem<StatsRange>[] => [
	{ id: 'day', label: __('Days', 'dashboard-for-jetpack') },
	{ id: 'week', label: __('Weeks', 'dashboard-for-jetpack') },
	{ id: 'month', label: __('Months', 'dashboard-for-jetpack') },
];

/** The loading state or the failure of a range, inside its tab. */
function Panel({ panel, range, onRetry }: Pick<StatsChartProps, 'panel' | 'range' | 'onRetry'>) {
	switch (panel.kind) {
		case 'loading':
			return <Skeleton height={212} label={__('Loading stats…', 'dashboard-for-jetpack')} />;
		case 'failed':
			return <StatsFailure failure={panel} onRetry={onRetry} />;
		case 'known':
			return <VisitsChart visits={panel.data} range={range} />;
		default:
			return assertNever(panel, 'panel');
	}
}

/** The texts of a range's chart: its caption, and the heading of the periods in its table. */
function getChartText(range: StatsRange): { caption: string; period: string } {
	switch (range) {
		case 'day':
			return {
				caption: __('Views per day', 'dashboard-for-jetpack'),
				period: __('Day', 'dashboard-for-jetpack'),
			};
		case 'week':
			return {
				caption: __('Views per week', 'dashboard-for-jetpack'),
				period: __('Week of', 'dashboard-for-jetpack'),
			};
		case 'month':
			return {
				caption: __('Views per month', 'dashboard-for-jetpack'),
				period: __('Month', 'dashboard-for-jetpack'),
			};
	}
}

function VisitsChart({ visits, range }: { visits: Visits[]; range: StatsRange }) {
	const locale = useLocale();
	const views = __('Views', 'dashboard-for-jetpack');
	const { caption, period } = getChartText(range);
	const numbers = useMemo(() => new Intl.NumberFormat(locale), [locale]);
	const bars = useMemo(
		() =>
			visits.map((visit) => ({
				label: formatPeriod(visit.period, range, locale),
				value: visit.views,
				tooltip: [{ label: views, value: visit.views }],
			})),
		[visits, range, locale, views],
	);
	return (
		<BarChart
			bars={bars}
			formatValue={(value) => numbers.format(value)}
			emptyMessage={__('No activity this period', 'dashboard-for-jetpack')}
			caption={caption}
			columns={[period, views]}
		/>
	);
}

/** Reserves the height of chart and summary, so that nothing jumps when they arrive. */
export function StatsSkeleton() {
	return (
		<>
			<StatsToday />
			<div className={styles.panel}>
				<Skeleton height={212} label={__('Loading stats…', 'dashboard-for-jetpack')} />
			</div>
			<StatsSummary summary={null} isLoading />
		</>
	);
}
