import { __ } from '@wordpress/i18n';
import type { BackupsCardView } from '@/domain/settings-cards/backups';
import { assertNever } from '@/lib/assert-never';
import { Status } from '@/ui/status';
import { StateBanner } from './state-banner';
import { VaultText } from './vault-text';

interface BackupsContentProps {
	view: Exclude<BackupsCardView, { kind: 'hidden' }>;
	onRetry: () => void;
}

export function BackupsContent({ view, onRetry }: BackupsContentProps) {
	switch (view.kind) {
		case 'offline':
			return <Status intent="inactive">{__('Unavailable in Offline Mode.', 'jetpack')}</Status>;
		case 'loading':
			return (
				<StateBanner
					title={__('Checking site status…', 'jetpack')}
					description={__('How your backups stand shows here in a moment.', 'jetpack')}
				/>
			);
		case 'failed':
			return (
				<StateBanner
					intent="error"
					title={__('Oops!', 'jetpack')}
					description={__(
						'The Jetpack Backup and Scan status could not be retrieved at this time.',
						'jetpack',
					)}
					actionLabel={__('Try again', 'jetpack')}
					isBusy={view.isRetrying}
					onAction={onRetry}
				/>
			);
		case 'provisioning':
			return (
				<StateBanner
					title={__('Provisioning', 'jetpack')}
					description={__(
						'Your backups are being set up. This takes a few minutes, and there is nothing for you to do.',
						'jetpack',
					)}
				/>
			);
		case 'awaiting-credentials':
			return (
				<StateBanner
					intent="warning"
					title={__('Awaiting credentials', 'jetpack')}
					description={__(
						'Backups wait for your server’s credentials. Enter them to finish the setup.',
						'jetpack',
					)}
					actionLabel={__('Enter credentials', 'jetpack')}
					source="jetpack-backup-dash-credentials"
				/>
			);
		case 'active':
			return (
				<StateBanner
					title={__('Active', 'jetpack')}
					description={
						view.isRealTime
							? __('We are backing up your site in real time.', 'jetpack')
							: __('We are backing up your site daily.', 'jetpack')
					}
					actionLabel={__('View your backups', 'jetpack')}
					source="calypso-activity-log"
					query="group=rewind"
				/>
			);
		case 'vault':
		case 'legacy-unregistered':
		case 'legacy-missing':
		case 'legacy-inactive':
		case 'offer':
			return <VaultText view={view} />;
		default:
			return assertNever(view, 'backups view');
	}
}
