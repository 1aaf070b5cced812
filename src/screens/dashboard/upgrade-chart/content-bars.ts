import { __ } from '@wordpress/i18n';
import type { ChartBar } from '@/ui/bar-chart';

export interface Content {
	posts: number;
	plugins: number;
	comments: number;
}

/** The bars of the chart, in the order and the colours of DASH-22. */
export function getContentBars({ posts, plugins, comments }: Content): ChartBar[] {
	const toBar = (label: string, value: number, tone: ChartBar['tone']): ChartBar => ({
		label,
		value,
		tone,
		tooltip: [{ label: __('Number', 'jetpack'), value }],
	});
	return [
		toBar(__('Posts', 'jetpack'), posts, 'green'),
		toBar(__('Plugins', 'jetpack'), plugins, 'blue'),
		toBar(__('Comments', 'jetpack'), comments, 'orange'),
	];
}
