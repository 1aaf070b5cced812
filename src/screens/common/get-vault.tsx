import { __ } from '@wordpress/i18n';
import { KNOWN_PLUGINS } from '@/domain/plugins';
import { PluginStarter } from './plugin-starter';

const PAGE = 'admin.php?page=vaultpress';

/** Gets VaultPress going, and opens its page (SCAN-19, SCAN-20). */
export const GetVault = ({ lack }: { lack: 'vault-missing' | 'vault-inactive' }) => (
	<PluginStarter
		plugin={KNOWN_PLUGINS.vault}
		path={PAGE}
		label={
			lack === 'vault-missing'
				? __('Install VaultPress', 'dashboard-for-jetpack')
				: __('Activate VaultPress', 'dashboard-for-jetpack')
		}
	/>
);
