import { __ } from '@wordpress/i18n';
import { formatSiteDate } from '@/lib/dates';
import type { StatsSummary as Summary } from '@/domain/stats';
import { useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import { Skeleton } from '@/ui/skeleton';
import { Stat, StatList } from '@/ui/stat';
import { useLocale } from '@/ui/use-locale';
import styles from './style.module.scss';

interface StatsSummaryProps {
	summary: Summary | null;
	/** The summary is loading. */
	isLoading?: boolean;
}

/** The numbers below the chart (STATS-08). An unknown number is a dash, never a zero. */
export function StatsSummary({ summary, isLoading = false }: StatsSummaryProps) {
	const locale = useLocale();
	const dateFormat = useAppSelector((state) => selectSite(state).dateFormat);
	const toValue = (value: number | null = null) => {
		if (isLoading) {
			return (
				<div className={styles.skeletonValue}>
					<Skeleton height={20} />
				</div>
			);
		}
		return value === null ? '–' : new Intl.NumberFormat(locale).format(value);
	};
	const bestDay = summary?.bestDay && formatSiteDate(summary.bestDay, dateFormat, locale);
	return (
		<StatList>
			<Stat label={__('Views today')} value={toValue(summary?.viewsToday)} />
			<Stat
				label={__('Best day')}
				value={toValue(summary?.bestDayTotal)}
				// Keeps the line while it is empty, so that nothing jumps.
				detail={bestDay || '\u00a0'}
			/>
			<Stat label={__('All-time views')} value={toValue(summary?.views)} />
			<Stat label={__('All-time comments')} value={toValue(summary?.comments)} />
		</StatList>
	);
}
