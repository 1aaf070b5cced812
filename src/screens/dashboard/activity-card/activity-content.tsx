import { __ } from '@wordpress/i18n';
import { ACTIVITY_ITEMS, type ActivityCardView } from '@/domain/dashboard';
import { assertNever } from '@/lib/assert-never';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { ActivityList } from './activity-list';
import styles from './style.module.scss';

interface ActivityContentProps {
	view: Exclude<ActivityCardView, { kind: 'hidden' }>;
	onRetry: () => void;
}

/** Each state takes the room of a full list: the row must not change its height with an answer. */
export function ActivityContent(props: ActivityContentProps) {
	return (
		<div className={styles.room}>
			<ActivityState {...props} />
		</div>
	);
}

function ActivityState({ view, onRetry }: ActivityContentProps) {
	switch (view.kind) {
		case 'loading':
			return <Skeleton lines={ACTIVITY_ITEMS * 2} label={__('Loading the activity…', 'jetpack')} />;
		case 'unlinked':
			return (
				<p>
					{__(
						'What happens on this site is written down. Connect your account to see the latest here.',
						'jetpack',
					)}
				</p>
			);
		case 'failed':
			return (
				<ErrorState
					isRetrying={view.isRetrying}
					onRetry={onRetry}
					message={__('The activity could not be loaded.', 'jetpack')}
				/>
			);
		case 'empty':
			return <p>{__('No activity yet', 'jetpack')}</p>;
		case 'ready':
			return <ActivityList items={view.items} />;
		default:
			return assertNever(view, 'view');
	}
}
