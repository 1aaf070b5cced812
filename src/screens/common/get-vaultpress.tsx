import { __ } from '@wordpress/i18n';
import { KNOWN_PLUGINS } from '@/domain/plugins';
import { PluginStarter } from './plugin-starter';

const PAGE = 'admin.php?page=vaultpress';

/** Gets VaultPress going, and opens its page (SCAN-19, SCAN-20). */
export const GetVaultPress = ({ lack }: { lack: 'vaultpress-missing' | 'vaultpress-inactive' }) => (
	<PluginStarter
		plugin={KNOWN_PLUGINS.vaultpress}
		path={PAGE}
		label={
			lack === 'vaultpress-missing'
				? __('Install VaultPress', 'dashboard-for-jetpack')
				: __('Activate VaultPress', 'dashboard-for-jetpack')
		}
	/>
);
