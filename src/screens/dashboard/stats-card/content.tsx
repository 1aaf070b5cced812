import type { StatsCardView, StatsRange } from '@/domain/stats';
import { StatsChart } from './stats-chart';
import { StatsGreeting } from './stats-greeting';

export interface StatsContentProps {
	view: Extract<StatsCardView, { kind: 'greeting' | 'chart' }>;
	range: StatsRange;
	onRetry: () => void;
}

/** The card once the stats are known. Its chunk is fetched while they load. */
export default function StatsContent({ view, range, onRetry }: StatsContentProps) {
	return view.kind === 'greeting' ? (
		<StatsGreeting />
	) : (
		<StatsChart {...view} range={range} onRetry={onRetry} />
	);
}
