import type { StatsCardView, StatsRange } from '@/domain/stats';
import { assertNever } from '@/lib/values';
import { StatsChart } from './stats-chart';
import { StatsGreeting } from './stats-greeting';

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
		default:
			return assertNever(view);
	}
}
