import { KNOWN_PLUGINS } from '@/domain/plugins';
import { PluginStarter } from './plugin-starter';

const PAGE = 'admin.php?page=vaultpress';

/** Gets VaultPress going, and opens its page (SCAN-19, SCAN-20). */
export const GetVault = ({ label }: { label: string }) => (
	<PluginStarter plugin={KNOWN_PLUGINS.vault} path={PAGE} label={label} />
);
