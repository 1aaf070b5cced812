import { __ } from '@wordpress/i18n';
import type { Backup } from '@/domain/backup';
import type { VaultPressLack } from '@/domain/vaultpress';
import { assertNever } from '@/lib/assert-never';
import { GetVaultPress } from '../../common/get-vaultpress';
import { ProviderLink } from '../../common/provider-link';
import { Sentence } from '../../common/sentence';

interface VaultPressBackupProps {
	view: Extract<Backup, { kind: 'vaultpress-active' | VaultPressLack }>;
}

/** What VaultPress does for the site, or what it lacks (BACKUP-04). */
export function VaultPressBackup({ view }: VaultPressBackupProps) {
	switch (view.kind) {
		case 'vaultpress-active':
			return (
				<Sentence
					action={
						<ProviderLink source="vaultpress-dashboard">
							{__('View your backups', 'dashboard-for-jetpack')}
						</ProviderLink>
					}
				>
					<p>{__('VaultPress is backing up your site.', 'dashboard-for-jetpack')}</p>
				</Sentence>
			);
		case 'vaultpress-unregistered':
			return (
				<Sentence
					action={
						<ProviderLink source="vaultpress-dashboard">
							{__('Find your registration key', 'dashboard-for-jetpack')}
						</ProviderLink>
					}
				>
					<p>
						{__(
							"VaultPress can't back up your site: its registration key is missing.",
							'dashboard-for-jetpack',
						)}
					</p>
				</Sentence>
			);
		case 'vaultpress-missing':
			return (
				<Sentence action={<GetVaultPress lack={view.kind} />}>
					<p>
						{__(
							"Your plan includes VaultPress backups, but VaultPress isn't installed.",
							'dashboard-for-jetpack',
						)}
					</p>
				</Sentence>
			);
		case 'vaultpress-inactive':
			return (
				<Sentence action={<GetVaultPress lack={view.kind} />}>
					<p>
						{__(
							"Your plan includes VaultPress backups, but VaultPress isn't active.",
							'dashboard-for-jetpack',
						)}
					</p>
				</Sentence>
			);
		default:
			return assertNever(view, 'view');
	}
}
