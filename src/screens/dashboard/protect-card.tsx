import { __, _n } from '@wordpress/i18n';
import { lockOutline } from '@wordpress/icons';
import { resolveBlockedCount } from '@/domain/anti-spam/blocked-count';
import { useAppSelector } from '@/state/store/hooks';
import { selectIsModuleToggling } from '@/state/modules';
import { loadProtectCount, selectProtectCount } from '@/state/modules/protect';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { Status } from '@/ui/status';
import { useLoads } from '../common/use-loads';
import { ModuleCard } from './module-card';
import { Counted } from './parts/counted';

/** Brute force protection, with the number of blocked attempts. */
export const ProtectCard = () => (
	<ModuleCard
		slug="protect"
		title={__('Brute force protection')}
		icon={lockOutline}
		description={__('Block people and bots that try to guess your password.')}
	>
		<BlockedCount />
	</ModuleCard>
);

/** How many login attempts were blocked (CARD-05). */
function BlockedCount() {
	// The server has a count only once it has saved the module as on.
	const isSettled = !useAppSelector((state) => selectIsModuleToggling(state, 'protect'));
	const retry = useLoads(isSettled && loadProtectCount);
	const view = resolveBlockedCount(useAppSelector(selectProtectCount));
	switch (view.kind) {
		case 'loading':
			return <Skeleton isOfSite height={32} label={__('Loading blocked attempts…')} />;
		case 'failed':
			return (
				<ErrorState
					message={__("Couldn't load the number of blocked attempts.")}
					failure={view}
					retryVariant="link"
					onRetry={retry}
				/>
			);
		case 'none':
			return (
				<Status intent="success">
					{__('Jetpack is on guard. No blocked login attempts so far.')}
				</Status>
			);
		case 'counted':
			return (
				<Counted
					count={view.count}
					label={_n(
						'malicious login attempt blocked',
						'malicious login attempts blocked',
						view.count,
					)}
				/>
			);
	}
}
