import { __ } from '@wordpress/i18n';
import { ProviderLink } from './provider-link';

/** A link to the restore points at the provider, or at VaultPress. */
export const ViewBackups = ({ isVaultPress = false }: { isVaultPress?: boolean }) => (
	<ProviderLink
		variant="secondary"
		source={isVaultPress ? 'vaultpress-dashboard' : 'calypso-activity-log'}
		query={isVaultPress ? undefined : 'group=rewind'}
	>
		{__('View your backups')}
	</ProviderLink>
);
