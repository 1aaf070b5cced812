import { __ } from '@wordpress/i18n';
import { backup } from '@wordpress/icons';
import { resolveBackupCard, resolveBackupNeeds, type BackupCardView } from '@/domain/dashboard';
import { assertNever } from '@/lib/assert-never';
import { useAppSelector } from '@/state/hooks';
import { loadPlugins } from '@/state/plugins';
import { loadRewind } from '@/state/rewind';
import { loadVault } from '@/state/vault';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import { Status } from '@/ui/status';
import { FeatureOffer } from '../../common/feature-offer';
import { ProviderLink } from '../../common/provider-link';
import { selectBackupFacts } from '../../common/select-backup-facts';
import { Sentence } from '../../common/sentence';
import { useLoads } from '../../common/use-loads';
import { StatusFailure } from '../parts/status-failure';
import { VaultBackup } from './vault-backup';
import styles from './style.module.scss';

/** How the site's backups stand (SHELL-23, BACKUP-01 to BACKUP-07). */
export function BackupCard() {
	const facts = useAppSelector(selectBackupFacts);
	const needs = resolveBackupNeeds(facts);
	const retry = useLoads(
		needs.rewind && loadRewind,
		needs.plugins && loadPlugins,
		needs.vault && loadVault,
	);
	const view = resolveBackupCard(facts);
	return (
		<Card
			title={__('Backup', 'dashboard-for-jetpack')}
			icon={backup}
			className={styles.card}
			intent={view.kind === 'offline' ? 'inactive' : 'neutral'}
			badge={<BackupBadge kind={view.kind} />}
		>
			<BackupContent view={view} onRetry={retry} />
		</Card>
	);
}

/** How far the setup is, or that it is done (BACKUP-07). */
function BackupBadge({ kind }: { kind: BackupCardView['kind'] }) {
	switch (kind) {
		case 'provisioning':
			return <Badge intent="info">{__('Setting up', 'dashboard-for-jetpack')}</Badge>;
		case 'awaiting-credentials':
			return <Badge intent="warning">{__('Action needed', 'dashboard-for-jetpack')}</Badge>;
		case 'active':
			return <Badge intent="success">{__('Connected', 'dashboard-for-jetpack')}</Badge>;
		default:
			return null;
	}
}

interface BackupContentProps {
	view: BackupCardView;
	onRetry: () => void;
}

function BackupContent({ view, onRetry }: BackupContentProps) {
	switch (view.kind) {
		case 'offline':
			return (
				<Status intent="inactive">
					{__('Unavailable in Offline Mode', 'dashboard-for-jetpack')}
				</Status>
			);
		case 'needs-site':
			return <p>{__('Connect this site to back it up.', 'dashboard-for-jetpack')}</p>;
		case 'loading':
			return <Skeleton height={40} label={__('Checking your backups…', 'dashboard-for-jetpack')} />;
		case 'failed':
			return <StatusFailure failure={view} onRetry={onRetry} />;
		case 'provisioning':
			return <p>{__("We're setting up your backups.", 'dashboard-for-jetpack')}</p>;
		case 'awaiting-credentials':
			return (
				<Sentence
					action={
						<ProviderLink source="jetpack-backup-dash-credentials" variant="primary">
							{__('Enter credentials', 'dashboard-for-jetpack')}
						</ProviderLink>
					}
				>
					<p>
						{__("Enter your server's credentials to start your backups.", 'dashboard-for-jetpack')}
					</p>
				</Sentence>
			);
		case 'active':
			return (
				<Sentence
					action={
						<ProviderLink source="calypso-activity-log" query="group=rewind">
							{__('View your backups', 'dashboard-for-jetpack')}
						</ProviderLink>
					}
				>
					<p>
						{view.isRealTime
							? __('We are backing up your site in real time.', 'dashboard-for-jetpack')
							: __('We are backing up your site daily.', 'dashboard-for-jetpack')}
					</p>
				</Sentence>
			);
		case 'vault-active':
		case 'vault-unregistered':
		case 'vault-missing':
		case 'vault-inactive':
			return <VaultBackup view={view} />;
		case 'inactive':
			return (
				<FeatureOffer
					feature="backups"
					promotion={view.offer}
					description={__("This site isn't backed up.", 'dashboard-for-jetpack')}
				/>
			);
		default:
			return assertNever(view, 'view');
	}
}
