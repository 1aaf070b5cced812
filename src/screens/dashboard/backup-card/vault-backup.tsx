import { __ } from '@wordpress/i18n';
import type { VaultBackupView } from '@/domain/vault';
import { assertNever } from '@/lib/assert-never';
import { GetVault } from '../../common/get-vault';
import { ProviderLink } from '../../common/provider-link';

interface VaultBackupProps {
	view: Exclude<VaultBackupView, { kind: 'loading' | 'failed' | 'inactive' }>;
}

/** What VaultPress does for the site, or what it lacks (BACKUP-04). */
export function VaultBackup({ view }: VaultBackupProps) {
	switch (view.kind) {
		case 'vault-active':
			return (
				<>
					<p>{__('VaultPress is backing up your site.', 'dashboard-for-jetpack')}</p>
					<ProviderLink source="vaultpress-dashboard">
						{__('View your backups', 'dashboard-for-jetpack')}
					</ProviderLink>
				</>
			);
		case 'vault-unregistered':
			return (
				<>
					<p>
						{__(
							"VaultPress can't back up your site: its registration key is missing.",
							'dashboard-for-jetpack',
						)}
					</p>
					<ProviderLink source="vaultpress-dashboard">
						{__('Find your registration key', 'dashboard-for-jetpack')}
					</ProviderLink>
				</>
			);
		case 'vault-missing':
			return (
				<>
					<p>
						{__(
							"Your plan includes VaultPress backups, but VaultPress isn't installed.",
							'dashboard-for-jetpack',
						)}
					</p>
					<GetVault lack={view.kind} />
				</>
			);
		case 'vault-inactive':
			return (
				<>
					<p>
						{__(
							"Your plan includes VaultPress backups, but VaultPress isn't active.",
							'dashboard-for-jetpack',
						)}
					</p>
					<GetVault lack={view.kind} />
				</>
			);
		default:
			return assertNever(view, 'view');
	}
}
