import { findFlaws } from '../support/visit';
import { CLOUDS, CONNECTIONS, HOSTS, ROLES } from './connection';
import { FEATURES, PLUGINS, STATS } from './features';
import * as ids from './ids';
import { BACKUPS, VAULTS, SCANS } from './protection';
import { listVisits, type Row } from './visits';

const ROWS = [
	...ids.titled('scans in', SCANS, ids.SCAN_IDS),
	...ids.titled('VaultPress in', VAULTS, ids.VAULT_IDS),
	...ids.titled('backups in', BACKUPS, ids.BACKUP_IDS),
	...ids.titled('stats in', STATS, ids.STATS_IDS),
	...ids.titled('features in', FEATURES, ids.FEATURE_IDS),
	...ids.titled('plugins in', PLUGINS, ids.PLUGIN_IDS),
	...ids.titled('the connection in', CONNECTIONS, ids.CONNECTION_IDS),
	...ids.titled('the host in', HOSTS, ids.HOST_IDS),
	...ids.titled('the user in', ROLES, ids.ROLE_IDS),
	...ids.titled('the provider in', CLOUDS, ids.CLOUD_IDS),
].map(([title, scenario, expected]): Row => [title, scenario, { '/dashboard': expected }]);

it.each(listVisits(ROWS))('%s', async (_title, scenario, pages) => {
	expect(await findFlaws(scenario, pages)).toEqual([]);
});
