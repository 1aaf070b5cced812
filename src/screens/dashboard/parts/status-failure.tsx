import { __ } from '@wordpress/i18n';
import type { FailedView } from '@/lib/remote';
import { ErrorState } from '@/ui/error-state';

/** Reports that the status of backups and scans couldn't be loaded (BACKUP-05: "Oops!"). */
export function StatusFailure({ failure, onRetry }: { failure: FailedView; onRetry: () => void }) {
	return (
		<ErrorState
			title={__('Oops!', 'dashboard-for-jetpack')}
			message={__(
				'The Jetpack Backup and Scan status could not be retrieved at this time.',
				'dashboard-for-jetpack',
			)}
			failure={failure}
			onRetry={onRetry}
		/>
	);
}
