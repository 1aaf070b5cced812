import { __ } from '@wordpress/i18n';
import type { StatsRange } from '@/domain/stats';
import type { TabItem } from '@/ui/segmented';

export function getStatsTabs(): TabItem<StatsRange>[] {
	return [
		{ id: 'day', label: __('Days', 'jetpack') },
		{ id: 'week', label: __('Weeks', 'jetpack') },
		{ id: 'month', label: __('Months', 'jetpack') },
	];
}

export interface ChartText {
	caption: string;
	/** Heading of the periods in the chart's table. */
	period: string;
}

export function getChartText(range: StatsRange): ChartText {
	switch (range) {
		case 'day':
			return { caption: __('Views per day', 'jetpack'), period: __('Day', 'jetpack') };
		case 'week':
			return { caption: __('Views per week', 'jetpack'), period: __('Week of', 'jetpack') };
		case 'month':
			return { caption: __('Views per month', 'jetpack'), period: __('Month', 'jetpack') };
	}
}
