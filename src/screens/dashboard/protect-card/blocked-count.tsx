import { __, _n } from '@wordpress/i18n';
import { resolveBlockedCount } from '@/domain/dashboard';
import { assertNever } from '@/lib/assert-never';
import { useAppSelector } from '@/state/hooks';
import { selectIsModuleToggling } from '@/state/modules';
import { loadProtectCount, selectProtectCount } from '@/state/protect';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { Counted } from '../parts/counted';
import { useLoad } from '../../common/use-load';

/** How many login attempts were blocked (CARD-05). */
export function BlockedCount() {
	const count = useAppSelector(selectProtectCount);
	// The server counts only for a module that it knows to be on.
	const isSettled = !useAppSelector((state) => selectIsModuleToggling(state, 'protect'));
	const { isRetrying, retry } = useLoad(loadProtectCount, isSettled);

	const view = resolveBlockedCount(count, isRetrying);
	switch (view.kind) {
		case 'loading':
			return (
				<Skeleton height={52} label={__('Loading the number of blocked attempts…', 'jetpack')} />
			);
		case 'failed':
			return (
				<ErrorState
					message={__('The number of blocked attempts could not be loaded.', 'jetpack')}
					onRetry={retry}
					isRetrying={view.isRetrying}
				/>
			);
		case 'none':
			return (
				<p>
					{__('Jetpack is on guard. No blocked login attempts have been counted yet.', 'jetpack')}
				</p>
			);
		case 'counted':
			return (
				<Counted
					count={view.count}
					label={_n(
						'malicious login attempt blocked',
						'malicious login attempts blocked',
						view.count,
						'jetpack',
					)}
				/>
			);
		default:
			return assertNever(view, 'view');
	}
}
