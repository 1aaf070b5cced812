import { __ } from '@wordpress/i18n';
import { ErrorState } from '@/ui/error-state';

interface CloudFailureProps {
	isRetrying: boolean;
	onRetry: () => void;
}

/** Nobody knows how backups and scans stand (BACKUP-05). */
export function CloudFailure(retrying: CloudFailureProps) {
	return (
		<ErrorState
			{...retrying}
			title={__('Oops!', 'jetpack')}
			message={__(
				'The Jetpack Backup and Scan status could not be retrieved at this time.',
				'jetpack',
			)}
		/>
	);
}
