import { useState, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { backup as backupIcon } from '@wordpress/icons';
import type { Backup } from '@/domain/rewind/resolve-backup';
import { findLastBackup } from '@/domain/rewind/status';
import type { VaultPressLack } from '@/domain/rewind/vaultpress';
import { formatAgo } from '@/lib/dates';
import { selectActivity } from '@/state/rewind/activity';
import { useAppSelector } from '@/state/store/hooks';
import { Badge } from '@/ui/badge';
import { Card, Sentence } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import { Status } from '@/ui/status';
import { useLocale } from '@/ui/use-locale';
import { FeatureOffer } from '../common/feature-offer';
import { ProviderLink } from '../common/provider-link';
import { VaultPressNote } from '../common/get-vaultpress';
import { NotStarted } from '../common/not-started';
import { ViewBackups } from '../common/view-backups';
import { useBackup, StatusFailure } from '../common/backup-and-scan';

/** The state of the site's backups (SHELL-23, BACKUP-01 to BACKUP-07); without an upgrade on a screen that lists it with its price. */
export function BackupCard({ isOfferedAbove = false }: { isOfferedAbove?: boolean }) {
	const { backup, asOf, retry } = useBackup();
	if (backup.kind === 'hidden') {
		return null;
	}
	return (
		<Card
			title={__('Backup')}
			icon={backupIcon}
			intent={backup.kind === 'offline' ? 'inactive' : 'neutral'}
			badge={BADGES[backup.kind]?.()}
			asOf={asOf}
		>
			<BackupContent view={backup} isOfferedAbove={isOfferedAbove} onRetry={retry} />
		</Card>
	);
}

/** The progress of the setup (BACKUP-07). */
const BADGES: Partial<Record<Backup['kind'], () => ReactNode>> = {
	provisioning: () => <Badge intent="info">{__('Setting up')}</Badge>,
	'awaiting-credentials': () => <Badge intent="warning">{__('Action needed')}</Badge>,
	active: () => <Badge intent="success">{__('Connected')}</Badge>,
};

function describeRunning(view: Extract<Backup, { kind: 'active' | 'vaultpress-active' }>): string {
	if (view.kind === 'vaultpress-active') {
		return __('VaultPress is backing up your site.');
	}
	return view.isRealTime
		? __("We're backing up your site in real time.")
		: __("We're backing up your site daily.");
}

/**
 * The age of the latest backup, if the activity log (loaded by the activity card) lists one. Otherwise what the badge
 * "Connected" means.
 */
function LastBackup() {
	const locale = useLocale();
	const [openedAt] = useState(() => Date.now());
	const at = findLastBackup(useAppSelector(selectActivity), openedAt);
	if (at === null) {
		return <p>{__('Connected to the backup service.')}</p>;
	}
	return (
		<p>
			{sprintf(
				/* translators: %s: how long ago, such as "4 minutes ago". */
				__('Last backup %s.'),
				formatAgo(at, openedAt, locale),
			)}{' '}
			<ProviderLink source="calypso-activity-log" query="group=rewind">
				{__('Restore points')}
			</ProviderLink>
		</p>
	);
}

/** What VaultPress needs to back up the site (BACKUP-04). */
const LACKS: Record<VaultPressLack, () => string> = {
	'vaultpress-unregistered': () =>
		__("VaultPress can't back up your site: its registration key is missing."),
	'vaultpress-missing': () =>
		__("Your plan includes VaultPress backups, but VaultPress isn't installed."),
	'vaultpress-inactive': () =>
		__("Your plan includes VaultPress backups, but VaultPress isn't active."),
};

interface BackupContentProps {
	view: Exclude<Backup, { kind: 'hidden' }>;
	isOfferedAbove: boolean;
	onRetry: () => void;
}

function BackupContent({ view, isOfferedAbove, onRetry }: BackupContentProps) {
	switch (view.kind) {
		case 'offline':
			return <p>{__('Unavailable in Offline Mode')}</p>;
		case 'unconnected':
			return <p>{__('Connect this site to back it up.')}</p>;
		case 'loading':
			return <Skeleton height={40} label={__('Checking your backups…')} />;
		case 'failed':
			return <StatusFailure failure={view} onRetry={onRetry} />;
		case 'provisioning':
			return <p>{__("We're setting up your backups.")}</p>;
		case 'awaiting-credentials':
			return (
				<Sentence
					action={
						<ProviderLink isForCard source="jetpack-backup-dash-credentials" variant="secondary">
							{__('Enter credentials')}
						</ProviderLink>
					}
				>
					<p>{__("Enter your server's credentials to start your backups.")}</p>
				</Sentence>
			);
		case 'active':
		case 'vaultpress-active':
			return (
				<Sentence action={<ViewBackups isVaultPress={view.kind === 'vaultpress-active'} />}>
					<Status intent="success">{describeRunning(view)}</Status>
					{view.kind === 'active' && <LastBackup />}
				</Sentence>
			);
		case 'vaultpress-unregistered':
		case 'vaultpress-missing':
		case 'vaultpress-inactive':
			return <VaultPressNote lack={view.kind} text={LACKS[view.kind]()} />;
		case 'not-started':
			return <NotStarted>{__("Your backups haven't started yet.")}</NotStarted>;
		case 'offer':
			return (
				<FeatureOffer
					feature="backups"
					promotion={isOfferedAbove && view.promotion === 'upgrade' ? 'none' : view.promotion}
					description={__("This site isn't backed up.")}
				/>
			);
	}
}
