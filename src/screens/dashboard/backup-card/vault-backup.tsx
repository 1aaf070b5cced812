import { __ } from '@wordpress/i18n';
import type { VaultBackupView } from '@/domain/vault';
import { assertNever } from '@/lib/assert-never';
import { GetVault } from '../../common/get-vault';
import { ProviderLink } from '../../common/provider-link';
import { Sentence } from '../../common/sentence';

interface VaultBackupProps {
	view: Exclude<VaultBackupView, { kind: 'loading' | 'failed' | 'inactive' }>;
}

/** What VaultPress does for the site, or what it lacks (BACKUP-04). */
export function VaultBackup({ view }: VaultBackupProps) {
	switch (view.kind) {
		case 'vault-active':
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
		case 'vault-unregistered':
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
		case 'vault-missing':
			return (
				<Sentence action={<GetVault lack={view.kind} />}>
					<p>
						{__(
							"Your plan includes VaultPress backups, but VaultPress isn't installed.",
							'dashboard-for-jetpack',
						)}
					</p>
				</Sentence>
			);
		case 'vault-inactive':
			return (
				<Sentence action={<GetVault lack={view.kind} />}>
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
