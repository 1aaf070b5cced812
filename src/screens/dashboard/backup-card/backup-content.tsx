import { __ } from '@wordpress/i18n';
import type { BackupCardView } from '@/domain/dashboard';
import { assertNever } from '@/lib/assert-never';
import { Skeleton } from '@/ui/skeleton';
import { Status } from '@/ui/status';
import { CloudFailure } from '../parts/cloud-failure';
import { ProviderLink } from '../../common/provider-link';
import { FeatureOffer } from '../../common/feature-offer';
import { LegacyBackup } from './legacy-backup';

interface BackupContentProps {
	view: BackupCardView;
	onRetry: () => void;
}

export function BackupContent({ view, onRetry }: BackupContentProps) {
	switch (view.kind) {
		case 'offline':
			return <Status intent="inactive">{__('Unavailable in Offline Mode', 'jetpack')}</Status>;
		case 'needs-site':
			return <p>{__('Connect this site to have it backed up.', 'jetpack')}</p>;
		case 'loading':
			return <Skeleton height={68} label={__('Loading the backup status…', 'jetpack')} />;
		case 'failed':
			return <CloudFailure isRetrying={view.isRetrying} onRetry={onRetry} />;
		case 'provisioning':
			return <p>{__('We are configuring your site backups.', 'jetpack')}</p>;
		case 'awaiting-credentials':
			return (
				<>
					<p>
						{__(
							'Backups wait for your server’s credentials. Enter them to finish the setup.',
							'jetpack',
						)}
					</p>
					<ProviderLink source="jetpack-backup-dash-credentials" variant="secondary">
						{__('Enter credentials', 'jetpack')}
					</ProviderLink>
				</>
			);
		case 'active':
			return (
				<>
					<p>
						{view.isRealTime
							? __('We are backing up your site in real time.', 'jetpack')
							: __('We are backing up your site daily.', 'jetpack')}
					</p>
					<ProviderLink source="calypso-activity-log" query="group=rewind">
						{__('View your backups', 'jetpack')}
					</ProviderLink>
				</>
			);
		case 'legacy-active':
		case 'legacy-unregistered':
		case 'legacy-missing':
		case 'legacy-inactive':
			return <LegacyBackup view={view} />;
		case 'inactive':
			return (
				<FeatureOffer
					feature="backups"
					promotion={view.offer}
					description={__('Jetpack keeps no backups of this site yet.', 'jetpack')}
				/>
			);
		default:
			return assertNever(view, 'view');
	}
}
