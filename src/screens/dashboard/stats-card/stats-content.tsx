import { __ } from '@wordpress/i18n';
import { getOverrideMessage } from '@/domain/modules';
import type { StatsCardView, StatsRange } from '@/domain/stats';
import { assertNever } from '@/lib/assert-never';
import { Notice } from '@/ui/notice';
import { Status } from '@/ui/status';
import { ConnectPrompt } from '../../common/connect-prompt';
import { ActivateStats } from './activate-stats';
import { StatsChart } from './stats-chart';
import { StatsFailure } from './stats-failure';
import { StatsGreeting } from './stats-greeting';
import { StatsSkeleton } from './stats-skeleton';

interface StatsContentProps {
	view: StatsCardView;
	range: StatsRange;
	onOpen: (range: StatsRange) => void;
	onRetry: () => void;
}

export function StatsContent({ view, range, onOpen, onRetry }: StatsContentProps) {
	switch (view.kind) {
		case 'overridden':
			return (
				<Notice status="info">
					{getOverrideMessage(view.override, __('Site stats', 'jetpack'))}
				</Notice>
			);
		case 'offline':
			return <Status intent="inactive">{__('Unavailable in Offline Mode', 'jetpack')}</Status>;
		case 'needs-site':
			return (
				<ConnectPrompt layer="site" canConnect={view.canConnect} feature="stats">
					{__('Connect this site to see how many people visit it.', 'jetpack')}
				</ConnectPrompt>
			);
		case 'inactive':
			return <ActivateStats canActivate={view.canActivate} />;
		case 'failed':
			return <StatsFailure isTall isRetrying={view.isRetrying} onRetry={onRetry} />;
		case 'loading':
			return <StatsSkeleton />;
		case 'greeting':
			return <StatsGreeting />;
		case 'chart':
			return <StatsChart {...view} range={range} onOpen={onOpen} onRetry={onRetry} />;
		default:
			return assertNever(view, 'view');
	}
}
