import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { formatPeriod } from '@/domain/dates';
import type { StatsRange, Visits } from '@/domain/stats';
import { BarChart } from '@/ui/bar-chart';
import { useLocale } from '@/ui/use-locale';
import { getChartText } from './stats-tabs';

interface VisitsChartProps {
	visits: Visits[];
	range: StatsRange;
}

export function VisitsChart({ visits, range }: VisitsChartProps) {
	const locale = useLocale();
	const views = __('Views', 'jetpack');
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
			emptyMessage={__('No activity this period', 'jetpack')}
			caption={caption}
			columns={[period, views]}
		/>
	);
}
